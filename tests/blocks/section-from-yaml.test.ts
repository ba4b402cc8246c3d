import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import { publicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { inSections } from '#client/sections.ts';
import { createTransport } from '#client/transport.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { findingsAfter, fixtureContent, scratchConfig, swap, type Edit } from '#documents/reader/testing/scratch-config.ts';
import { readPath } from '#documents/routes/path.ts';
import { sectionFinder } from '#domain/instrument/section.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { catalogueOf, catalogueSeed } from '#market/catalogue/testing.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';
import { openStage, type Stage } from '#tests/truth/stage.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const covered = catalogueSeed.instruments
  .filter(({ details }) => details.bond?.nameType === 'Pfandbriefanleihe' && (details.bond?.maturity ?? '') > '2028')
  .slice(0, 4);
const [one] = covered;

const HEAD = 'description: Gedeckte Anleihen.\ndataClass: quotes\nrendering: request\nrobots: index\n';
const table = (headline: string, direction: string): string =>
  `{ type: data-table, headline: ${headline}, operation: findBonds, parameters: { nameTypeBond: Pfandbriefanleihe }, sortBy: { field: quote.performancePct, direction: ${direction} }, limit: 3, columns: [{ field: instrument, label: Name }, { field: quote.last, label: Kurs }, { field: quote.performancePct, label: Heute }] }`;

/** Edits of an editor: an entry, five pages and an item of the navigation. */
const SECTION: Readonly<Record<string, Edit>> = {
  'sections.yaml': swap(
    'sections:\n',
    'sections:\n  - { path: /pfandbriefe, label: Pfandbriefe, instruments: [{ entityType: BOND, entitySubTypes: [COVERED_BOND] }] }\n',
  ),
  'navigation.yaml': swap(
    '      - id: boerse-anleihen\n',
    '      - { id: boerse-pfandbriefe, label: Gedecktes, path: /pfandbriefe, isActive: { under: /pfandbriefe } }\n      - id: boerse-anleihen\n',
  ),
  'pages/pfandbriefe/start.yaml': `route: /pfandbriefe\ntitle: Pfandbriefe\n${HEAD}body: { main: [${table('Neues', 'descending')}] }\n`,
  'pages/pfandbriefe/top-flop.yaml': `route: /pfandbriefe/top-flop\ntitle: Tops\n${HEAD}body: { main: [${table('Gewinner', 'descending')}, ${table('Verlierer', 'ascending')}] }\n`,
  'pages/pfandbriefe/alle.yaml': `route: /pfandbriefe/alle\ntitle: Alle\n${HEAD}body: { main: [{ type: data-table, headline: Von A bis Z, operation: findBonds, parameters: { nameTypeBond: Pfandbriefanleihe }, perPage: 5, columns: [{ field: instrument, label: Name }, { field: bondsDetails.coupon, label: Kupon }] }] }\n`,
  'pages/pfandbriefe/finder.yaml': `route: /pfandbriefe/finder\ntitle: Finder\n${HEAD}body: { main: [{ type: finder, headline: Finder, operation: findBonds, parameters: { nameTypeBond: Pfandbriefanleihe }, filters: [{ parameter: name, kind: text, label: Name, first: true }], columns: [{ field: instrument, label: Name }, { field: quote.last, label: Kurs }] }] }\n`,
  'pages/pfandbriefe/snapshot.yaml': `route: /pfandbriefe/[...snapshot]\ntitle: '{instrument.name}'\n${HEAD}subject: { kind: instrument, entityTypes: [BOND], entitySubTypes: [COVERED_BOND], parameter: snapshot }\nbody: { top: [{ type: instrument-header }], main: [{ type: key-facts }] }\n`,
};

let stage: Stage;
const folder = scratchConfig(SECTION);
const { config } = loadConfig(folder, { content: fixtureContent });
const sectionOf = sectionFinder(config.sections.sections);

beforeAll(async () => {
  stage = await openStage({
    seed: 'section',
    from: NOW,
    derivatives: 0,
    catalogue: catalogueOf(covered.map(({ entityValue }) => entityValue)),
  });
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

async function draw(path: string) {
  const match = matchPage(config, readPath(path));
  if (match === undefined) throw new Error(`${path} is no page.`);
  const call = createCall(createTransport({ baseUrl: 'https://portal.example/api', fetch: stage.fetch, timeout: 20_000 }));
  const context = {
    config,
    call: publicCall(inSections(call, () => sectionOf)),
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 20_000,
    checkProps: () => undefined,
  };
  return renderPage({ path, match, query: {}, now: NOW, visitor: ANYONE }, context);
}

async function htmlOf(path: string): Promise<string> {
  const drawn = await draw(path);
  if (drawn.kind !== 'page' || drawn.status !== 200) throw new Error(`${path} is not there.`);
  expect(drawn.failures).toEqual([]);
  return drawn.html;
}

const slug = `${one?.urlName}-${one?.isin}`;
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="instrument-link" href="([^"]+)"/gu)].map((found) => found[1] ?? '');

describe('[CONF-039] a section that is written in YAML alone', () => {
  it('has no fault', () => {
    expect(findingsAfter(SECTION)).toEqual([]);
  });

  it.each([
    ['/pfandbriefe', 3],
    ['/pfandbriefe/finder', 4],
    ['/pfandbriefe/alle', 4],
    ['/pfandbriefe/top-flop', 6],
  ])('%s shows its instruments, which have their pages below it', async (path, count) => {
    const html = await htmlOf(path);
    expect(linksOf(html)).toHaveLength(count);
    for (const link of linksOf(html)) expect(link).toMatch(/^\/pfandbriefe\/.+-[A-Z]{2}[A-Z0-9]{9}[0-9]$/u);
    expect(html).toContain('Gedecktes');
  });

  it('shows each of its instruments, with the section above it on the way', async () => {
    const html = await htmlOf(`/pfandbriefe/${slug}`);
    expect(html).toContain(one?.isin);
    expect(html).toContain('<li><a href="/pfandbriefe">Gedecktes</a></li>');
  });

  it('is where the old address of its instruments leads', async () => {
    expect(await draw(`/anleihen/${slug}`)).toMatchObject({ kind: 'redirect', location: `/pfandbriefe/${slug}` });
    expect(sectionOf({ entityType: 'BOND', entityAttributes: ['INSTRUMENT', 'CORPORATE_BOND'] })).toBe('/anleihen');
  });
});
