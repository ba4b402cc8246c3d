import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshDraft } from '../jobs/documents/fresh-draft.ts';
import { saved } from '../jobs/documents/saved.ts';
import { createDrafts, type SavedDraft } from './drafts.ts';
import { ANNA, BEN } from './testing/start.ts';

const data = mkdtempSync(join(tmpdir(), 'parkett-drafts-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('lets wait for a version that is on its way: of this editor, of this document, for a while', async () => {
  const drafts = createDrafts(data);
  const version = (number: number): readonly SavedDraft[] => [
    saved({ ...freshDraft(ANNA, 'pages/a.yaml', 'a: 1\n'), version: number - 1 }, 0).saved,
  ];
  drafts.save(version(1));
  expect(await drafts.arrives(ANNA, 'pages/a.yaml', 1, 0)).toBe(true);
  const [comes, others] = [drafts.arrives(ANNA, 'pages/a.yaml', 3, 5_000), drafts.arrives(BEN, 'pages/a.yaml', 3, 20)];
  drafts.save(version(2));
  drafts.save(version(3));
  expect([await comes, await others]).toEqual([true, false]);
});
