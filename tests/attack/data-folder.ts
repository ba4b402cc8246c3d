import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack } from './attack.ts';

/** Another user of the machine lists what below the data folder its mode lets them read or enter. */
const modes: Attack = {
  name: 'data-folder-modes',
  seconds: 3,
  apart: true,
  async run({ provider, data, ask }) {
    const body = { email: 'modes@example.org', password: 'Sonnenblume-42!', firstName: 'A', lastName: 'B', hasAcceptedTerms: true };
    const registered = await ask({
      url: `${provider}/api/v1/users`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, wantsNewsletter: false }),
    });
    const paths = readdirSync(data, { recursive: true, encoding: 'utf8' });
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

export const attacks = [modes];
