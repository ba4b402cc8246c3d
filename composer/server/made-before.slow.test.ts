import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftState, PlanEntry, PreviewLink } from '../api.ts';
import { createPreviewLinks } from './preview-links.ts';
import { startComposer, type Running } from './testing/start.ts';

/** Configuration and data folder that 865eef6a has written, with a publication that a sudden death has cut off. */
const MADE = join(import.meta.dirname, '../../tests/fixtures/made-by-865eef6a');
const NOW = Date.parse('2026-11-26T09:20:00Z');
/** Secret of Anna's link, which the data folder keeps as a hash only. */
const SECRET = 'tO4GltCbEXnJeWidK46Okvvk1beU611q';

interface Expected {
  readonly drafts: readonly (Pick<DraftState, 'file' | 'version' | 'text'> & { readonly by: string })[];
  readonly plans: readonly PlanEntry[];
  readonly links: Readonly<Record<string, readonly PreviewLink[]>>;
}
const expected = JSON.parse(readFileSync(join(MADE, 'expected.json'), 'utf8')) as Expected;
/** What the publication is made of that was cut off. */
const PUBLISHED = new Set(['content/articles/aktien-kaufen.yaml', 'header.yaml']);

let composer: Running;
let clock = NOW;
let waiting: { readonly at: number; readonly run: () => Promise<void> }[] = [];

beforeEach(async () => {
  [clock, waiting] = [NOW, []];
  const root = mkdtempSync(join(tmpdir(), 'parkett-made-before-'));
  cpSync(MADE, root, { recursive: true });
  const folders = { root, config: join(root, 'config'), content: join(root, 'content'), images: join(root, 'bilder') };
  cpSync(join(MADE, '../../../site/public/bilder'), folders.images, { recursive: true });
  composer = await startComposer(folders, join(root, 'data'), {
    now: () => clock,
    later: (milliseconds, run) => void waiting.push({ at: clock + milliseconds, run }),
  });
  await vi.waitUntil(() => published('header.yaml').includes('Hilfe und Kontakt'));
});
afterEach(() => composer.close());

const published = (file: string): string => readFileSync(join(composer.folders.config, file), 'utf8');
const ask: Running['ask'] = (...asked) => composer.ask(...asked);

describe('A data folder made by 865eef6a', () => {
  it('has the publication carried out that was cut off, and noted', async () => {
    expect(readFileSync(join(composer.folders.content, 'articles/aktien-kaufen.yaml'), 'utf8')).toContain("headline: 'Ein neuer Titel'");
    await expect
      .poll(async () => (await ask('GET', 'history/header.yaml')).body.entries)
      .toMatchObject([{ editor: expect.stringContaining('Ben Beispiel') as string, message: 'Kopf und Beitrag' }]);
    await expect
      .poll(async () =>
        (await ask('GET', 'documents', undefined, 'ben')).body.documents.flatMap(({ file, draft }) => (draft ? [file] : [])),
      )
      .toEqual(['content-pages/barrierefreiheit.yaml', 'pages/nutzungsbedingungen.yaml']);
  });

  it.each(expected.drafts.filter(({ file }) => !PUBLISHED.has(file)))('keeps the draft of $file by $by', async ({ by, file, ...state }) => {
    expect((await ask('GET', `drafts/${file}`, undefined, by)).body).toMatchObject(state);
  });

  it('keeps what is planned, with its fault, and carries it out at its time', async () => {
    expect((await ask('GET', 'plans')).body.plans).toMatchObject(expected.plans);
    clock = Date.parse('2026-12-24T08:00:00+01:00');
    for (const { run } of waiting.splice(0)) await run();
    expect(published('pages/nutzungsbedingungen.yaml')).toContain('description: Frohes Fest');
  });

  it('keeps preview links until they end', async () => {
    for (const [by, links] of Object.entries(expected.links))
      expect((await ask('GET', 'links', undefined, by)).body.links).toMatchObject(links);
    expect(
      createPreviewLinks(
        composer.data,
        () => NOW,
        () => true,
      ).open(SECRET),
    ).toMatchObject({ editor: { id: 'anna' }, pages: 'all', as: 'visitor' });
    expect(
      createPreviewLinks(
        composer.data,
        () => NOW + 7 * 86_400_000,
        () => true,
      ).open(SECRET),
    ).toBeUndefined();
  });
});
