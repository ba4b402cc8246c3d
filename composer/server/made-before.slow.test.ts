import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DraftState, PlanEntry, PreviewLink } from '../api.ts';
import { createPreviewLinks } from './preview-links.ts';
import { startComposer, type Running } from './testing/start.ts';

/** Configuration and data folder as written by version 865eef6a, with a publication that a crash interrupted. */
const MADE = join(import.meta.dirname, '../../tests/fixtures/made-by-865eef6a');
const NOW = Date.parse('2026-11-26T09:20:00Z');
/** Secret of Anna's link; the data folder contains only its hash. */
const SECRET = 'tO4GltCbEXnJeWidK46Okvvk1beU611q';

interface Expected {
  readonly drafts: readonly (Pick<DraftState, 'file' | 'version' | 'text'> & { readonly by: string })[];
  readonly plans: readonly PlanEntry[];
  readonly links: Readonly<Record<string, readonly PreviewLink[]>>;
}
const expected = JSON.parse(readFileSync(join(MADE, 'expected.json'), 'utf8')) as Expected;
/** Documents of the interrupted publication. */
const PUBLISHED = new Set(['content/articles/aktien-kaufen.yaml', 'header.yaml']);

/** Clock of a composer, and the functions that it has scheduled. */
interface Time {
  now: number;
  waiting: (() => Promise<void>)[];
}

/** Composer on a copy of the fixture; `change` runs before it starts. */
async function started(time: Time, change: (data: string) => void = () => undefined): Promise<Running> {
  const root = mkdtempSync(join(tmpdir(), 'parkett-made-before-'));
  cpSync(MADE, root, { recursive: true });
  const folders = { root, config: join(root, 'config'), content: join(root, 'content'), images: join(root, 'bilder') };
  cpSync(join(MADE, '../../../site/public/bilder'), folders.images, { recursive: true });
  change(join(root, 'data'));
  return startComposer(folders, join(root, 'data'), { now: () => time.now, later: (_, run) => void time.waiting.push(run) });
}
const timeOf = (): Time => ({ now: NOW, waiting: [] });
const published = ({ folders }: Running, file: string): string => readFileSync(join(folders.config, file), 'utf8');

describe('A data folder made by 865eef6a', () => {
  let composer: Running;
  beforeAll(async () => {
    composer = await started(timeOf());
    await vi.waitUntil(() => published(composer, 'header.yaml').includes('Hilfe und Kontakt'), { timeout: 30_000 });
  });
  afterAll(() => composer.close());

  it('has the publication carried out that was cut off, and noted', async () => {
    expect(readFileSync(join(composer.folders.content, 'articles/aktien-kaufen.yaml'), 'utf8')).toContain("headline: 'Ein neuer Titel'");
    await expect
      .poll(async () => (await composer.ask('GET', 'history/header.yaml')).body.entries, { timeout: 30_000 })
      .toMatchObject([{ editor: expect.stringContaining('Ben Beispiel') as string, message: 'Kopf und Beitrag' }]);
    const own = async () =>
      (await composer.ask('GET', 'documents', undefined, 'ben')).body.documents.flatMap(({ file, draft }) => (draft ? [file] : []));
    await expect.poll(own, { timeout: 30_000 }).toEqual(['content-pages/barrierefreiheit.yaml', 'pages/nutzungsbedingungen.yaml']);
  });

  it('keeps every other draft, with its steps and conflicts', async () => {
    const stored = expected.drafts.filter(({ file }) => !PUBLISHED.has(file));
    expect(stored).toHaveLength(8);
    for (const { by, file, ...state } of stored)
      expect((await composer.ask('GET', `drafts/${file}`, undefined, by)).body, `${file} by ${by}`).toMatchObject(state);
  });

  it('keeps what is planned, with its fault', async () => {
    expect((await composer.ask('GET', 'plans')).body.plans).toMatchObject(expected.plans);
  });

  it('keeps preview links until they end', async () => {
    for (const [by, links] of Object.entries(expected.links))
      expect((await composer.ask('GET', 'links', undefined, by)).body.links).toMatchObject(links);
    const linksAt = (now: number) =>
      createPreviewLinks(
        composer.data,
        () => now,
        () => true,
      );
    expect(linksAt(NOW).open(SECRET)).toMatchObject({ editor: { id: 'anna' }, url: '/aktien' });
    expect(linksAt(NOW + 7 * 86_400_000).open(SECRET)).toBeUndefined();
  });
});

describe('A publication that 865eef6a has planned', () => {
  it('is carried out at its time', async () => {
    const time = timeOf();
    const composer = await started(time);
    time.now = Date.parse('2026-12-24T08:00:00+01:00');
    const isPublished = async (): Promise<boolean> => {
      for (const run of time.waiting.splice(0)) await run();
      return published(composer, 'pages/nutzungsbedingungen.yaml').includes('description: Frohes Fest');
    };
    await expect.poll(isPublished, { timeout: 30_000, interval: 100 }).toBe(true);
    await composer.close();
  });
});

describe('Files that cannot be read', () => {
  const names = [
    'drafts/55579b557896d0ce1764c47fed644f9b/14edaed154660c784ff48c0a24a8f8e3.json',
    'plans/3155f165bac815a9.json',
    'links.json',
    'publication.json',
  ];
  it('are named in the log and keep their bytes, and all else works', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const cut = (name: string): Buffer => readFileSync(join(MADE, 'data', name)).subarray(0, 100);
    const composer = await started(timeOf(), (data) => {
      for (const name of names) writeFileSync(join(data, name), cut(name));
    });
    expect((await composer.ask('POST', 'links', { path: '/' })).status).toBe(200);
    expect((await composer.ask('GET', 'drafts/pages/home.yaml')).body.findings).toBeDefined();
    const files = readdirSync(composer.data, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('unreadable'));
    const lines = said.mock.calls.map(([line]) => String(line));
    vi.restoreAllMocks();
    const bytes = files.map((file) => readFileSync(join(composer.data, file), 'utf8'));
    expect(bytes.toSorted()).toEqual(names.map((name) => cut(name).toString()).toSorted());
    expect(files.filter((file) => !lines.some((line) => line.includes(file)))).toEqual([]);
    await composer.close();
  });
});
