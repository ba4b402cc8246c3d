import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { revisionOf } from '#documents/files/step.ts';
import { HttpFault } from '../../base/fault.ts';
import { CONTENT_ROOT } from '../../content/root.ts';
import { createEditorial, openEditorialStore, type Editorial } from './editorial.ts';

const PIECE = 'articles/stop-order.yaml';
const DAY_MS = 86_400_000;
let root: string;
let folder: string;
let stateFolder: string;
let now: number;
let taken: number;
let editorial: Editorial;

function open(): Editorial {
  return createEditorial(openEditorialStore({ folder, stateFolder, now: () => now }), async () => void (taken += 1));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parkett-editorial-'));
  [folder, stateFolder] = [join(root, 'content'), join(root, 'kept')];
  cpSync(CONTENT_ROOT, folder, { recursive: true, filter: (path) => !/\.tsx?$/u.test(path) });
  [now, taken] = [Date.parse('2026-11-20T10:00:00Z'), 0];
  editorial = open();
});
afterEach(() => rmSync(root, { recursive: true }));

/** Files that a publication writes next to its documents. */
const besides = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'));
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const changed = (text = textOf(PIECE)): string => text.replace(/^headline: .*$/mu, 'headline: Neu aus der Redaktion');
const piece = (text: string) => text.replace(/^id: .*$/mu, 'id: 999901').replace(/^alias: .*$/mu, 'alias: news/wissen/neu');

interface Change {
  readonly file: string;
  readonly was: string;
  readonly text?: string;
}
const change = (text?: string, file = PIECE, was = revisionOf(textOf(PIECE))): Change => ({
  file,
  was,
  ...(text !== undefined && { text }),
});
const input = (changes: Change[], publicationId = 'p-12345678') => ({ publicationId, editor: 'Anna', message: 'Neu', changes });

function refusalOf(run: () => unknown): { readonly status: number; readonly details: object | undefined } {
  try {
    run();
  } catch (error) {
    if (error instanceof HttpFault) return { status: error.statusCode, details: error.details };
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('documents of the editors', () => {
  it('are listed with the revision of their text, and read as they are written', () => {
    const list = editorial.list();
    expect(list.length).toBeGreaterThan(60);
    expect(list.map(({ file }) => file)).toEqual(expect.arrayContaining(['directory.yaml', 'partners/customers.yaml', PIECE]));
    expect(list.every(({ file, revision }) => revision === revisionOf(textOf(file)))).toBe(true);
    expect(editorial.read(PIECE)).toMatchObject({ text: textOf(PIECE), revision: revisionOf(textOf(PIECE)) });
    writeFileSync(join(folder, PIECE), changed());
    expect(editorial.list().find(({ file }) => file === PIECE)?.revision).toBe(revisionOf(textOf(PIECE)));
  });

  it.each(['../provider.ts', 'articles/../directory.yaml', 'irgendwas.yaml', 'schemas/article.schema.json', 'articles/.x.yaml'])(
    'do not lie at %s',
    (file) => expect(refusalOf(() => editorial.read(file)).status).toBe(400),
  );

  it('do not lie behind links', () => {
    writeFileSync(join(root, 'fremd.yaml'), 'id: 1\n');
    symlinkSync(join(root, 'fremd.yaml'), join(folder, 'articles/link.yaml'));
    expect(refusalOf(() => editorial.read('articles/link.yaml')).status).toBe(400);
    expect(editorial.list().map(({ file }) => file)).not.toContain('articles/link.yaml');
  });
});

describe('a publication', () => {
  it('shows nothing while it is prepared, everything when it is shown, and the same each time', async () => {
    const fresh = piece(textOf(PIECE));
    const was = textOf(PIECE);
    const gone = readdirSync(join(folder, 'videos'))[0] ?? '';
    const wanted = input([
      change(changed()),
      change(fresh, 'articles/neu.yaml', 'none'),
      change(undefined, `videos/${gone}`, revisionOf(textOf(`videos/${gone}`))),
    ]);
    expect(editorial.prepare(wanted).state).toBe('PREPARED');
    expect([textOf(PIECE), readdirSync(join(folder, 'articles')).includes('neu.yaml'), taken]).toEqual([was, false, 0]);
    expect(editorial.prepare(wanted)).toEqual({
      publicationId: 'p-12345678',
      state: 'PREPARED',
      files: wanted.changes.map(({ file }) => file),
    });
    const shown = await editorial.show('p-12345678');
    expect([textOf(PIECE), textOf('articles/neu.yaml'), readdirSync(join(folder, 'videos')).includes(gone), taken]).toEqual([
      changed(was),
      fresh,
      false,
      1,
    ]);
    expect(shown).toMatchObject({ state: 'SHOWN', left: [] });
    writeFileSync(join(folder, PIECE), was);
    expect([await editorial.show('p-12345678'), textOf(PIECE), taken]).toEqual([shown, was, 2]);
    expect(refusalOf(() => editorial.drop('p-12345678')).status).toBe(409);
  });

  it('is refused with 409 when a document is not what the editors have seen, with 422 and the places of faults, and changes nothing', () => {
    const before = textOf(PIECE);
    expect(refusalOf(() => editorial.prepare(input([change(changed(), PIECE, '0123456789abcdef')])))).toEqual({
      status: 409,
      details: { changed: [PIECE] },
    });
    expect(refusalOf(() => editorial.prepare(input([change(changed(), PIECE, 'none')]))).status).toBe(409);
    expect(refusalOf(() => editorial.prepare(input([change(changed()), change(before)]))).status).toBe(409);
    const faulty = refusalOf(() => editorial.prepare(input([change(before.replace('category: wissen', 'category: wisen'))])));
    expect(faulty).toMatchObject({ status: 422, details: { findings: [{ file: `content/${PIECE}`, line: 4, path: 'category' }] } });
    expect([textOf(PIECE), readdirSync(stateFolder)]).toEqual([before, []]);
  });

  it('is refused for what it would break elsewhere, not for what is broken already', () => {
    const directory = textOf('directory.yaml');
    const without = directory.replace('alias: wissen', 'alias: wissenswertes');
    expect(without).not.toBe(directory);
    const { status, details } = refusalOf(() => editorial.prepare(input([change(without, 'directory.yaml', revisionOf(directory))])));
    expect([status, JSON.stringify(details).includes(PIECE)]).toEqual([422, true]);
    writeFileSync(join(folder, 'articles/kaputt.yaml'), 'headline: [');
    expect(editorial.prepare(input([change(changed())])).state).toBe('PREPARED');
  });

  it('keeps its name: another one of the same name is refused', () => {
    editorial.prepare(input([change(changed())]));
    expect(refusalOf(() => editorial.prepare(input([change(`${changed()}# anders\n`)]))).status).toBe(409);
  });

  it('leaves alone what somebody has changed by hand since it was prepared', async () => {
    editorial.prepare(input([change(changed())]));
    const own = `${textOf(PIECE)}# von Hand\n`;
    writeFileSync(join(folder, PIECE), own);
    expect([(await editorial.show('p-12345678')).left, textOf(PIECE)]).toEqual([[PIECE], own]);
  });

  it('is still there after a new start, forgotten after a day or when it is dropped', async () => {
    editorial.prepare(input([change(changed())]));
    now += DAY_MS - 1;
    editorial = open();
    expect((await editorial.show('p-12345678')).state).toBe('SHOWN');
    editorial.prepare(input([change(textOf(PIECE).replace('headline: Neu', 'headline: Neuer'))], 'p-zweite-1'));
    editorial.drop('p-zweite-1');
    await expect(editorial.show('p-zweite-1')).rejects.toMatchObject({ statusCode: 404 });
    now += 2;
    editorial = open();
    await expect(editorial.show('p-12345678')).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['', (file: string) => renameSync(file, file.replace('.json', '.showing.json'))],
    // Record in the format of earlier versions.
    [
      ' by an earlier version',
      (file: string) => writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), state: 'SHOWING' })),
    ],
  ])('whose showing was cut off%s is whole as soon as the provider starts again', (_by, cutOff) => {
    const before = textOf(PIECE);
    editorial.prepare(input([change(changed()), change(piece(before), 'articles/neu.yaml', 'none')]));
    // State if the process ends between the first document and the second.
    cutOff(join(stateFolder, 'p-12345678.json'));
    writeFileSync(join(folder, PIECE), changed());
    open();
    expect([textOf(PIECE), textOf('articles/neu.yaml')]).toEqual([changed(before), piece(before)]);
  });

  it('leaves nothing beside its documents once nobody withdraws it any more', async () => {
    editorial.prepare(input([change(changed()), change(piece(textOf(PIECE)), 'articles/neu.yaml', 'none')]));
    await editorial.show('p-12345678');
    editorial.list();
    expect(besides()).toEqual([expect.stringContaining('.old.tmp')]);
    now += DAY_MS / 24;
    editorial.list();
    expect(besides()).toEqual([]);
  });

  it('whose withdrawal was cut off is withdrawn as soon as the provider starts again', async () => {
    const before = textOf(PIECE);
    editorial.prepare(input([change(changed()), change(piece(before), 'articles/neu.yaml', 'none')]));
    await editorial.show('p-12345678');
    renameSync(join(stateFolder, 'p-12345678.shown.json'), join(stateFolder, 'p-12345678.withdrawing.json'));
    open();
    expect([textOf(PIECE), readdirSync(join(folder, 'articles')).includes('neu.yaml'), besides()]).toEqual([before, false, []]);
  });

  it('is withdrawn as a whole, but for what somebody has changed by hand since, and is not shown again', async () => {
    const before = textOf(PIECE);
    editorial.prepare(input([change(changed()), change(piece(before), 'articles/neu.yaml', 'none')]));
    await editorial.show('p-12345678');
    const own = `${piece(before)}# von Hand\n`;
    writeFileSync(join(folder, 'articles/neu.yaml'), own);
    const withdrawn = await editorial.withdraw('p-12345678');
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', files: [PIECE, 'articles/neu.yaml'] });
    expect([textOf(PIECE), textOf('articles/neu.yaml'), besides()]).toEqual([before, own, []]);
    expect(await editorial.withdraw('p-12345678')).toEqual(withdrawn);
    await expect(editorial.show('p-12345678')).rejects.toMatchObject({ statusCode: 409 });
  });

  it.each([
    ['a folder where the document would be', 'articles/neu.yaml', (path: string) => mkdirSync(path)],
    ['a name that differs in the case of letters', 'articles/stop-Order.yaml', () => undefined],
  ])('is refused with 507 for %s, and nothing is left of it', (_what, file, plant) => {
    plant(join(folder, file));
    const { status } = refusalOf(() => editorial.prepare(input([change(changed()), change(piece(textOf(PIECE)), file, 'none')])));
    expect([status, readdirSync(stateFolder), besides()]).toEqual([507, [], []]);
  });

  it('is taken back as a whole when the disk refuses in the middle of it', async () => {
    const before = textOf(PIECE);
    editorial.prepare(input([change(changed()), change(piece(before), 'articles/neu.yaml', 'none')]));
    mkdirSync(join(folder, 'articles/neu.yaml'));
    await expect(editorial.show('p-12345678')).rejects.toMatchObject({ statusCode: 507 });
    expect([textOf(PIECE), besides()]).toEqual([before, []]);
  });
});
