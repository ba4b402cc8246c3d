import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPortal } from '../attack.ts';

const MOST_WAIT_MS = 8_000;

/** Returns all mails to an address, oldest first. */
export function mailsTo({ data }: Pick<RunningPortal, 'data'>, email: string): string[] {
  const folder = join(data, 'mails');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.')) : [];
  const texts = names.toSorted().map((name) => readable(readFileSync(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${email}`));
}

/** Returns the code of the newest mail to an address once at least the given number of mails is there. */
export async function newestCode(portal: Pick<RunningPortal, 'data'>, email: string, mails: number): Promise<string> {
  const start = performance.now();
  while (performance.now() - start < MOST_WAIT_MS) {
    const own = mailsTo(portal, email);
    const code = /code=([\w-]+)/u.exec(own.at(-1) ?? '')?.[1];
    if (own.length >= mails && code !== undefined) return code;
    await sleep(50);
  }
  throw new Error(`fewer than ${mails} mails came for the address`);
}

/** Decodes quoted-printable as far as links need it. */
function readable(mail: string): string {
  return mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}
