import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { AuditEntry } from './handlers.ts';
import { ownFolders, startComposer } from './testing/start.ts';

const HOME = 'pages/home.yaml';

it('a plan is carried out once by several processes with one folder', { timeout: 60_000 }, async () => {
  const { config, content, images, root } = ownFolders();
  const own = await startComposer({ config, content, images, root }, join(root, 'data'));
  const another = () => spawn(process.execPath, [join(import.meta.dirname, 'testing/stand-by.ts'), config, content, images, own.data]);
  const others = [another(), another()];
  try {
    await own.ask('POST', `drafts/${HOME}/edits`, { version: 0, patch: [{ op: 'replace', path: '/description', value: 'Einmal' }] });
    await Promise.all(others.map(({ stdout }) => once(stdout, 'data')));
    const at = new Date(Date.now() + 1_500).toISOString();
    expect((await own.ask('POST', 'publication', { files: [{ file: HOME, version: 1 }], message: 'Einmal', at })).status).toBe(200);
    // This composer starts when the plan is already due.
    await pause(1_500);
    const late = another();
    others.push(late);
    await once(late.stdout, 'data');
    await expect.poll(async () => (await own.ask('GET', 'plans')).body.plans, { timeout: 20_000 }).toEqual([]);
    await pause(500);
    const log = readFileSync(join(own.data, 'audit.jsonl'), 'utf8').split('\n').filter(Boolean);
    expect(log.map((line) => (JSON.parse(line) as AuditEntry).action)).toEqual(['edits', 'plan', 'publish']);
    expect((await own.ask('GET', `history/${HOME}`)).body.entries).toHaveLength(1);
  } finally {
    for (const each of others) each.kill('SIGKILL');
    await own.close();
  }
});
