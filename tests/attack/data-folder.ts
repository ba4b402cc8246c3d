import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';

/** Maximum tries while waiting for a mail, one per tenth of a second. */
const MAIL_TRIES = 50;

/** Another user of the machine lists the files below the data folder that file modes let them read or enter. */
const modes: Attack = {
  name: 'data-folder-modes',
  seconds: 8,
  apart: true,
  async run({ provider, data, ask }) {
    const body = { email: 'modes@example.org', password: 'Sonnenblume-42!', firstName: 'A', lastName: 'B', hasAcceptedTerms: true };
    const registered = await ask({
      url: `${provider}/api/v1/users`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, wantsNewsletter: false }),
    });
    const paths = await withMail(data);
    const open = paths.filter((path) => ((lstatSync(join(data, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
    return {
      before: '0644 in Ordnern 0755, `audit.jsonl` mit Adressen',
      after: `${paths.length} Dateien und Ordner, ${open.length} für andere lesbar${open
        .slice(0, 3)
        .map((path) => `; ${path}`)
        .join('')}`,
      held: registered.status < 300 && paths.some((path) => path.endsWith('.eml')) && open.length === 0,
    };
  },
};

/** Returns the files of the data folder once the mail of a registration, sent after its answer, is written. */
async function withMail(data: string): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const paths = readdirSync(data, { recursive: true, encoding: 'utf8' });
    if (tries === MAIL_TRIES || paths.some((path) => path.endsWith('.eml'))) return paths;
    await sleep(100);
  }
}

export const attacks = [modes];
