import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareVersions } from '../breaking/compare.ts';
import { editedContracts, type Edit } from '../breaking/testing.ts';
import { versionOfFolder } from '../breaking/version.ts';
import { readUsers, type Users } from './users.ts';
import { impactOf, ofBlock, readersOf, usersOf, type Reached } from './impact.ts';
import { schemasByOperation } from './reach.ts';
import { reachedText } from './report.ts';

const before = versionOfFolder('contracts/http');
const chart = ['paths', '/v1/instruments/{entityType}/{entityValue}/chart_history', 'get'];
const catalogue = ['paths', '/v1/instruments/catalogue', 'get'];

let users: Users;
beforeAll(async () => {
  users = await readUsers(process.cwd(), before.document);
});

function reachOf(...edits: Edit[]): Reached {
  const copy = editedContracts('contracts/http', edits);
  try {
    const [impact, ...others] = impactOf(compareVersions(before, versionOfFolder(copy.folder)), users);
    expect(others).toEqual([]);
    return impact!;
  } finally {
    copy.dispose();
  }
}

function typesOf({ blocks }: Reached): string[] {
  return blocks.map(({ type }) => type);
}

describe('what a change reaches', () => {
  it('is the blocks that send a parameter, not all that call the operation', () => {
    const senders = typesOf(reachOf({ at: [...chart, 'parameters', '@resolution'], to: undefined }));
    expect(senders).toContain('price-chart');
    expect(senders).not.toContain('chart');
  });

  it('is all callers of an operation that asks for more, with the place of the call', () => {
    const parameter = { name: 'client', in: 'query', required: true, schema: { type: 'string' } };
    const { blocks } = reachOf({ at: [...chart, 'parameters', '+'], to: parameter });
    expect(blocks.map(({ type }) => type)).toEqual(typesOf(usersOf('getChartHistory', users, new Set())));
    expect(blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['chart', 'price-chart']));
    expect(blocks.flatMap(({ sites }) => sites.map(({ file, field }) => `${file} ${field}`))).toContain(
      'blocks/instrument/price-chart/data.ts getChartHistory',
    );
  });

  it('is a form that asks for a field which the request no longer has, with the line of the field', () => {
    const { blocks } = reachOf({ at: ['components', 'schemas', 'RegistrationRequest', 'properties', 'lastName'], to: undefined });
    expect(blocks.map(({ type, operations }) => [type, operations])).toEqual([['registration', ['registerUser']]]);
    const lines = readFileSync('blocks/personal/registration/form.ts', 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes("at: 'lastName'")) + 1;
    expect(blocks[0]?.sites).toEqual([{ file: 'blocks/personal/registration/form.ts', line, field: 'RegistrationRequest.lastName' }]);
  });

  it('is a form whose operation is gone', () => {
    const { blocks, routes } = reachOf({ at: ['paths', '/v1/users', 'post'], to: undefined });
    expect(blocks.map(({ type }) => type)).toContain('registration');
    expect(routes.map(({ route }) => route)).toContain('/registrierung');
  });

  it('is code outside of blocks that calls the operation, too', () => {
    const { outside } = reachOf({ at: catalogue, to: undefined });
    expect(outside).toContainEqual(expect.objectContaining({ file: 'subjects/instrument/subject.ts', field: 'listCatalogue' }));
  });

  it('is the blocks that read the subject of their page, though the renderer asks for it', () => {
    const { blocks, outside } = reachOf({ at: ['components', 'schemas', 'Instrument', 'properties', 'symbol'], to: undefined });
    expect(blocks.map(({ type }) => type)).toContain('instrument-header');
    expect(blocks.map(({ type }) => type)).not.toContain('venue-table');
    expect(outside.map(({ file }) => file)).toContain('subjects/instrument/subject.ts');
  });

  it('is the sections of the markets, which tell instruments apart by type and sub type', () => {
    const { outside } = reachOf({ at: ['components', 'schemas', 'Instrument', 'properties', 'entitySubType'], to: undefined });
    const own = outside.filter(({ file }) => file === 'config/sections.yaml');
    const lines = readFileSync('config/sections.yaml', 'utf8').split('\n');
    expect(own.length).toBeGreaterThan(1);
    for (const { line, field } of own)
      expect([lines[line - 1]?.includes('entitySubTypes'), field]).toEqual([true, 'Instrument.entitySubType']);
    const carried = schemasByOperation(before.document);
    const files = (operation: string) => usersOf(operation, users, carried.get(operation) ?? new Set()).outside.map(({ file }) => file);
    expect(files('findStocks')).toContain('config/sections.yaml');
    expect(files('getPushToken')).not.toContain('config/sections.yaml');
  });

  it('is every block that reads a field in a file they share', () => {
    const { blocks } = reachOf({ at: ['components', 'schemas', 'Quote', 'properties', 'bid'], to: undefined });
    for (const type of ['instrument-list', 'realtime-list']) {
      const { sites = [] } = blocks.find((block) => block.type === type) ?? {};
      expect(sites.map(({ file }) => file)).toContain('blocks/kit/quote-table.tsx');
    }
    expect(blocks.map(({ type }) => type)).not.toContain('derivative-facts');
  });

  it('is every article block that draws a field of the text', () => {
    const { blocks, routes } = reachOf({ at: ['components', 'schemas', 'ContentItem', 'properties', 'ratio'], to: undefined });
    expect(typesOf({ blocks, routes, outside: [] })).toContain('photo');
    expect(typesOf({ blocks, routes, outside: [] })).not.toContain('paragraph');
    expect(routes.map(({ route }) => route)).toContain('/ratgeber/[...alias]');
  });

  it('is every user of a field whose values a shared schema lists', () => {
    const quality = ['components', 'schemas', 'QualityCode', 'enum'];
    expect(typesOf(reachOf({ at: quality, to: ['RLT', 'DLY', 'EOD', 'EST'] }))).toContain('venue-table');
  });
});

describe('what a page shows of an answer that it names itself', () => {
  it('is reached where the field stands in its document, and no other page is', () => {
    const { blocks, routes } = reachOf({ at: ['components', 'schemas', 'FundHolder', 'properties', 'ongoingCharges'], to: undefined });
    expect(blocks.map(({ type }) => type)).toEqual(['data-table: listFundsByTopHolding (/aktien/zugehoerige-fonds/[...snapshot])']);
    expect(blocks[0]?.sites).toEqual([
      { file: 'config/pages/aktien/snapshot.yaml', line: expect.any(Number), field: 'FundHolder.ongoingCharges' },
    ]);
    expect(routes.map(({ route }) => route)).toEqual(['/aktien/zugehoerige-fonds/[...snapshot]']);
    const lines = readFileSync('config/pages/aktien/snapshot.yaml', 'utf8').split('\n');
    expect(lines[(blocks[0]?.sites[0]?.line ?? 0) - 1]).toContain('ongoingCharges');
  });
});

describe('questions at any time', () => {
  it('names what one block asks for, reads and where it stands', () => {
    const reached = ofBlock('price-history-table', users);
    expect(reached?.blocks[0]?.operations).toEqual(expect.arrayContaining(['getEodHistory', 'getInstrument']));
    expect(reached?.routes.map(({ route }) => route)).toContain('/aktien/historische-kurse/[...snapshot]');
    expect(ofBlock('no-such-block', users)).toBeUndefined();
  });

  it('names who uses an operation, with fields that its answer carries', () => {
    const carried = schemasByOperation(before.document).get('getEodHistory') ?? new Set();
    const reached = usersOf('getEodHistory', users, carried);
    expect(typesOf(reached)).toContain('price-history-table');
    expect(reachedText(reached)).toContain('EodHistory.volume  blocks/instrument/price-history-table/');
  });

  it('names the blocks that read a document of the configuration, and where they ask for it', () => {
    const navigation = readersOf('navigation', users);
    expect(navigation.blocks).toEqual([
      { type: 'saved-search-list', family: 'personal', operations: [], sites: [expect.objectContaining({ field: 'config.navigation' })] },
      { type: 'site-header', family: 'shell', operations: [], sites: [expect.objectContaining({ field: 'config.navigation' })] },
    ]);
    expect(navigation.routes).toHaveLength(users.placements.length);
    expect(typesOf(readersOf('indices', users))).toEqual(['index-lists']);
    const { routes } = readersOf('marketTiles', users);
    expect(routes.map(({ file }) => file)).not.toContain('config/pages/maintenance.yaml');
    expect(routes.map(({ route }) => route)).toContain('/aktien/[...snapshot]');
  });

  it('says when nobody uses an operation', () => {
    expect(reachedText(usersOf('noSuchCall', users, new Set()))).toBe('  Niemand benutzt das.\n');
  });
});
