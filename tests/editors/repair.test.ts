import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureConfig, fixtureContent, repairedAfter } from '#documents/reader/testing/scratch-config.ts';
import { repairFolders, repairsText } from '#documents/repair/run.ts';
import { writeChange } from '#documents/repair/write.ts';
import { repair } from './repair.ts';
import { COMMENTED } from './repairs.ts';
import { MISTAKES } from './table.ts';

const root = join(import.meta.dirname, '../..');
const images = join(root, 'site/public/bilder');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function scratch(edits: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-repair-'));
  folders.push(folder);
  cpSync(fixtureConfig, join(folder, 'config'), { recursive: true });
  cpSync(fixtureContent, join(folder, 'content'), { recursive: true });
  const pathOf = (file: string) => join(folder, file.startsWith('content/') ? '' : 'config', file);
  for (const [file, text] of Object.entries(edits)) {
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), text);
  }
  const run = () => repairFolders({ config: join(folder, 'config'), content: join(folder, 'content') }, images);
  return { pathOf, run };
}

it('tries at least twelve documents with comments', () => {
  expect(COMMENTED.length).toBeGreaterThanOrEqual(12);
});

it.each(COMMENTED)(
  'replacements $what and touches no other byte',
  ({ file, renamed = file, text, replacements, steps = replacements.length }) => {
    const { pathOf, run } = scratch({ [file]: text });
    const others = snapshot(dirname(dirname(pathOf('site.yaml'))), pathOf(file));
    let wanted = text;
    for (const [wrong, right] of replacements) {
      expect(wanted.split(wrong)).toHaveLength(2);
      wanted = wanted.replace(wrong, () => right);
    }
    const { repairs, problems } = run();
    expect([repairs.length, problems]).toEqual([steps + (renamed === file ? 0 : 1), []]);
    expect(readFileSync(pathOf(renamed)).equals(Buffer.from(wanted))).toBe(true);
    expect(existsSync(pathOf(file))).toBe(renamed === file);
    expect(snapshot(dirname(dirname(pathOf('site.yaml'))), pathOf(renamed))).toEqual(others);
  },
);

/** Returns all other files with their inodes: files without repairs must not be written. */
function snapshot(folder: string, but: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path !== but)
    .map((path) => `${path} ${statSync(path).ino} ${statSync(path).mtimeMs}`)
    .toSorted();
}

it('leaves documents that are right as they are', () => {
  const { repairs, texts, renamed } = repairedAfter({});
  expect([repairs, texts.size, renamed.size]).toEqual([[], 0, 0]);
});

/** Mistakes with more than one possible intention. */
const AMBIGUOUS = [
  'a forgotten colon',
  'a number sign in a title',
  'a quote that does not close',
  'a comma in a text in braces',
  'a key twice',
];

describe('of all that editors get wrong', () => {
  // A sample, because all take minutes; `npm run test:editors -- --fix` counts the repaired ones.
  const all = Object.values(MISTAKES)
    .flat()
    .filter(({ what }, index) => index % 6 === 0 || AMBIGUOUS.includes(what));
  const results = all.map((mistake) => ({ what: mistake.what, ...repair(mistake) }));

  it('replacements a good part, and then finds nothing more in what it repaired', () => {
    const repaired = results.filter(({ repairs }) => repairs.length > 0);
    expect(repaired.length).toBeGreaterThan(8);
    const left = repaired.filter(({ loaded }) => loaded.findings.some(({ severity }) => severity === 'error'));
    expect(left.map(({ what }) => what)).toEqual([]);
  });

  it.each(AMBIGUOUS)('leaves to its author what could mean more than one thing: %s', (name) => {
    const result = results.find(({ what }) => what === name);
    expect([result?.repairs, result?.texts.size]).toEqual([[], 0]);
  });
});

describe('what is not certain', () => {
  const probe = (text: string) => repairedAfter({ 'pages/probe.yaml': text });
  const page = (route: string) => COMMENTED[0]?.text.replace('dataClas:', 'dataClass:').replace('/probe-1', route) ?? '';

  it('stays where two names come equally near', () => {
    const { repairs, loaded } = repairedAfter({
      'pages/probe.yaml': page('/probe').replace('static', 'statc'),
      'pages/b.yaml': page('/aktiex'),
    });
    expect([repairs.length, loaded.findings]).toEqual([1, []]);
    const link = page('/probe').replace(
      / {4}- \{.*/u,
      '    - { type: link-list, headline: A, groups: [{ title: A, links: [{ name: B, link: /aktieny }] }] }',
    );
    const twice = repairedAfter({ 'pages/probe.yaml': link, 'pages/b.yaml': page('/aktienx') });
    expect([twice.repairs, twice.loaded.findings.map(({ rule }) => rule)]).toEqual([[], ['unknown-path']]);
  });

  it('stays where a file of the right name is there already', () => {
    const { renamed } = repairedAfter({ 'pages/probe.yml': page('/a'), 'pages/probe.yaml': page('/b') });
    expect(renamed.size).toBe(0);
  });

  it('stays in a file that is not UTF-8', () => {
    expect(probe(page('/probe').replace('Adresse', 'Adr\uFFFDsse').replace('dataClass', 'dataClas')).texts.size).toBe(0);
  });
});

describe('on disk', () => {
  it('keeps mode and links, and leaves nothing behind', () => {
    const { pathOf, run } = scratch({ 'pages/probe.yaml': COMMENTED[0]?.text ?? '' });
    const before = statSync(pathOf('pages/probe.yaml')).mode;
    run();
    expect(statSync(pathOf('pages/probe.yaml')).mode).toBe(before);
    expect(readdirSync(dirname(pathOf('pages/probe.yaml'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('does not write over what somebody saved in the meantime', () => {
    const { pathOf } = scratch({ 'pages/probe.yaml': 'neu' });
    expect(() => writeChange({ path: pathOf('pages/probe.yaml'), was: 'alt', is: 'behoben' })).toThrow('hat sich gerade geändert');
    expect(readFileSync(pathOf('pages/probe.yaml'), 'utf8')).toBe('neu');
  });

  it('tells each repair with its place, signs that nobody sees by name', () => {
    const { run } = scratch(Object.fromEntries(COMMENTED.map(({ file, text }) => [file, text])));
    const told = repairsText(run().repairs, (file) => `config/${file}`);
    expect(told).toContain('Behoben: config/pages/probe-1.yaml:8:1 ⟨dataClas⟩ → ⟨dataClass⟩\n');
    expect(told).toContain('⟨[geschütztes Leerzeichen]⟩ → ⟨ ⟩');
    expect(told).toContain('Umbenannt: config/pages/probe-12.yml → probe-12.yaml\n');
  });
});
