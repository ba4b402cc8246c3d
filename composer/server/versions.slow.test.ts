import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startComposer, type Running } from './testing/start.ts';

const HOME = 'pages/home.yaml';
let composer: Running;

beforeEach(async () => {
  composer = await startComposer();
});
afterEach(() => composer.close());

it('shows blocks in their present form, and writes them so with what the editor changes', async () => {
  const file = join(composer.folders.config, HOME);
  const present = readFileSync(file, 'utf8');
  const old = present.replaceAll(/^( *)more:\n *link: (.*)\n *label: (.*)$/gmu, '$1link: $2\n$1linkLabel: $3');
  expect(old).toContain('linkLabel: ');
  writeFileSync(file, old);
  composer = await composer.restart();
  const { body } = await composer.ask('GET', `drafts/${HOME}`);
  expect(body).toMatchObject({ text: present, canUndo: false, stale: false, findings: [] });
  const patch = [{ op: 'replace', path: '/description', value: 'Neu' }];
  expect((await composer.ask('POST', `drafts/${HOME}/edits`, { version: 0, patch })).status).toBe(200);
  const { differences } = (await composer.ask('GET', `drafts/${HOME}/difference`)).body;
  expect(differences).toEqual([expect.objectContaining({ at: '/description' })]);
  const published = await composer.ask('POST', 'publication', { files: [{ file: HOME, version: 1 }], message: 'Startseite' });
  expect(published.status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(present.replace(/^description: .*$/mu, 'description: Neu'));
});
