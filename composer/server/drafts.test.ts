import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshDraft } from './desk.ts';
import { createDrafts } from './drafts.ts';
import { ANNA, BEN } from './testing/start.ts';

const data = mkdtempSync(join(tmpdir(), 'parkett-drafts-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('lets wait for a version that is on its way: of this editor, of this document, for a while', async () => {
  const drafts = createDrafts(data);
  const draft = { ...freshDraft(ANNA, 'pages/a.yaml', 'a: 1\n'), version: 2 };
  drafts.save(draft);
  expect(await drafts.arrives(ANNA, 'pages/a.yaml', 2, 0)).toBe(true);
  const [comes, others] = [drafts.arrives(ANNA, 'pages/a.yaml', 4, 5_000), drafts.arrives(BEN, 'pages/a.yaml', 4, 20)];
  drafts.save({ ...draft, version: 3 });
  drafts.save({ ...draft, version: 4 });
  expect([await comes, await others]).toEqual([true, false]);
});
