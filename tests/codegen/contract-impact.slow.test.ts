import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareVersions } from '#codegen/breaking/compare.ts';
import { editedContracts } from '#codegen/breaking/testing.ts';
import { versionOfFolder } from '#codegen/breaking/version.ts';
import { readUsers } from '#codegen/impact/users.ts';
import { impactOf, type Impact } from '#codegen/impact/impact.ts';
import { impactMarkdown, impactText } from '#codegen/impact/report.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { blockFolders, sourcesOf } from './block-sources.ts';
import { brokenFiles } from './compiler.ts';

const run = promisify(execFile);
const node = resolve('node_modules/.bin/node');
const rooms = ['blocks', 'client', 'codegen', 'config', 'contracts', 'documents', 'domain', 'renderer', 'site', 'subjects'];
const files = ['package.json', 'tsconfig.json', 'provider/generated'];
const built = /[\\/](\.next|node_modules|public)([\\/]|$)/;

let copy: string;
let brokenBefore: ReadonlySet<string>;
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  copy = resolve(mkdtempSync('.cache/contract-impact-'));
  for (const path of [...rooms, ...files]) cpSync(path, join(copy, path), { recursive: true, filter: (source) => !built.test(source) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  brokenBefore = await brokenSources();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the files with compile errors, excluding tests and their helpers. */
async function brokenSources(): Promise<ReadonlySet<string>> {
  const broken = await brokenFiles(copy, ['blocks', 'renderer', 'site']);
  return new Set(broken.filter((file) => /^(blocks|subjects|renderer|site)\//.test(file) && !/generated|\/test(ing)?-/.test(file)));
}

function blocksThatImport(broken: readonly string[]): string[] {
  return blockFolders(copy)
    .filter((folder) => broken.some((file) => sourcesOf(copy, folder).has(file)))
    .map((folder) => folder.split('/').at(-1) ?? '')
    .toSorted();
}

/** Blocks that show fields named by a page document: a change breaks the document, not the code that renders them. */
const NAMED_BY_PAGES = ['comparison', 'data-facts', 'data-table', 'finder', 'movers'];

function codeThatBreaks(broken: readonly string[]): string[] {
  return blocksThatImport(broken).filter((type) => !NAMED_BY_PAGES.includes(type));
}

/** Returns files of pages, layouts and lists of blocks that name the price field of a quote. */
function documentsWithPrice(): string[] {
  const pages = globSync('config/{pages,layouts,block-lists}/**/*.yaml').filter((file) =>
    /field: [\w.]*quote\.last\b/.test(readFileSync(file, 'utf8')),
  );
  return pages.toSorted();
}

/** Returns routes of the parsed configuration that contain one of the blocks or name the price themselves. */
function routesWith(blocks: readonly string[]): string[] {
  const { pages, articleBlocks } = loadConfig('config').config;
  const shows = (body: unknown, around: readonly string[]): boolean => {
    if (/"field":"[\w.]*quote\.last"/.test(JSON.stringify(body))) return true;
    const placed = [...around, ...[...JSON.stringify(body).matchAll(/"type":"([\w-]+)"/g)].map(([, type = '']) => type)];
    const all = placed.includes('article-content') ? [...placed, ...articleBlocks.blocks.map(({ type }) => type)] : placed;
    return all.some((type) => blocks.includes(type));
  };
  return pages
    .flatMap(({ route, body, topAssets = true, subPages = {} }) => {
      const bar = topAssets ? ['top-assets'] : [];
      const below = Object.entries(subPages).filter(([, subPage]) => shows(subPage, bar));
      return [...(shows(body, bar) ? [route] : []), ...below.map(([name]) => route.replace('/[', `/${name}/[`))];
    })
    .toSorted();
}

describe('when the price leaves the quote', () => {
  let impacts: readonly Impact[];
  let broken: string[];
  beforeAll(async () => {
    const changed = editedContracts('contracts/http', [{ at: ['components', 'schemas', 'Quote', 'properties', 'last'], to: undefined }]);
    cpSync(changed.folder, join(copy, 'contracts/http'), { recursive: true });
    changed.dispose();
    await run(node, [resolve('codegen/main.ts')], { cwd: copy });
    broken = [...(await brokenSources())].filter((file) => !brokenBefore.has(file));
    const before = versionOfFolder('contracts/http');
    impacts = impactOf(compareVersions(before, versionOfFolder(join(copy, 'contracts/http'))), await readUsers(copy, before.document));
  });

  it('is one breaking change', () => {
    expect(impacts.map(({ finding }) => [finding.rule, finding.fields])).toEqual([['response-property-removed', ['Quote.last']]]);
  });

  it('names the blocks that really break, and only those', () => {
    const expected = codeThatBreaks(broken);
    expect(expected.length).toBeGreaterThan(5);
    const types = impacts[0]?.blocks.map(({ type }) => type) ?? [];
    expect(types.filter((type) => !type.includes(': ')).toSorted()).toEqual(expected);
    const named = types.filter((type) => type.includes(': '));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((type) => !NAMED_BY_PAGES.some((name) => type.startsWith(`${name}: `)))).toEqual([]);
  });

  it('names every place of the code that the compiler complains about, and no other file', () => {
    const sites = [...(impacts[0]?.blocks ?? []).flatMap((block) => block.sites), ...(impacts[0]?.outside ?? [])];
    expect([...new Set(sites.map(({ file }) => file))].toSorted()).toEqual([...broken, ...documentsWithPrice()].toSorted());
  });

  it('names the routes and pages with such a block, and only those', () => {
    const expected = routesWith(codeThatBreaks(broken));
    expect(expected.length).toBeGreaterThan(10);
    expect(impacts[0]?.routes.map(({ route }) => route).toSorted()).toEqual(expected);
    for (const { file, route } of impacts[0]?.routes ?? []) {
      const own = /^route: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      expect(route.startsWith(own.split('/[')[0] ?? '')).toBe(true);
    }
  });

  it('says so as text and as a comment for a pull request', () => {
    expect(impactText(impacts)).toContain('instrument/venue-table: listQuotes\n      Quote.last  blocks/instrument/venue-table/block.tsx:');
    expect(impactMarkdown(impacts)).toMatch(
      /\| `\/aktien\/handelsplaetze\/\[\.\.\.snapshot\]` \| `config\/pages\/aktien\/snapshot\.yaml` \|.*`venue-table`/,
    );
  });
});
