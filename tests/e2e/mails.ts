import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Waits for a mail to an address and returns the newest, from the folder to which a portal without a mail server writes. */
export async function mailTo(data: string, address: string): Promise<string> {
  const folder = join(data, 'mails');
  const find = (): string | undefined =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .toSorted()
      .toReversed()
      .map((file) => readable(readFileSync(join(folder, file), 'utf8')))
      .find((mail) => mail.includes(`To: ${address}`));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find() ?? '';
}

/** Decodes quoted-printable as far as links need it. */
function readable(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
