import { afterEach, describe, expect, it } from 'vitest';
import { compareVersions } from './compare.ts';
import { editedContracts, type Edit } from './testing.ts';
import type { Finding } from './finding.ts';
import { versionOfFolder } from './version.ts';

const contracts = 'contracts/http';
const before = versionOfFolder(contracts);

const search = ['paths', '/v1/instruments/query', 'get'];
const quote = ['paths', '/v1/instruments/{entityType}/{entityValue}/quote', 'get'];
const list = ['paths', '/v1/instruments/list', 'post'];
const article = ['paths', '/v1/articles/{articleId}', 'get'];
const articles = ['paths', '/v1/articles/finder/configuration_query', 'get'];
const schema = (name: string, ...keys: string[]): string[] => ['components', 'schemas', name, ...keys];
const property = (name: string, field: string, ...keys: string[]): string[] => schema(name, 'properties', field, ...keys);
const parameter = (name: string, ...keys: string[]): string[] => ['components', 'parameters', name, ...keys];

type Seed = readonly [title: string, rule: string, operation: string, at: readonly string[], ...to: readonly unknown[]];

const seeds: readonly Seed[] = [
  ['an article can no longer be asked for', 'operation-removed', 'getArticle', article],
  ['the search gets another name', 'operation-renamed', 'queryInstruments', [...search, 'operationId'], 'lookUpInstruments'],
  [
    'the search must say for whom',
    'parameter-added-required',
    'queryInstruments',
    [...search, 'parameters', '+'],
    { name: 'client', in: 'query', required: true, schema: { type: 'string' } },
  ],
  ['the search loses its kind', 'parameter-removed', 'queryInstruments', [...search, 'parameters', '@type']],
  ['the search must say how many', 'parameter-made-required', 'queryInstruments', [...search, 'parameters', '@limit', 'required'], true],
  ['the number of hits moves into a header', 'parameter-moved', 'queryInstruments', [...search, 'parameters', '@limit', 'in'], 'header'],
  ['the notation becomes text', 'request-type-changed', 'getQuote', parameter('IdNotation', 'schema', 'type'), 'string'],
  ['a range is no longer served', 'request-enum-narrowed', 'getChartHistory', schema('Range', 'enum'), ['D1', 'W1', 'M1', 'Y1', 'MAX']],
  ['pages get shorter', 'request-range-narrowed', 'getEodHistory', parameter('PerPage', 'schema', 'maximum'), 100],
  [
    'a search word gets shorter',
    'request-length-narrowed',
    'queryInstruments',
    [...search, 'parameters', '@searchValue', 'schema', 'maxLength'],
    20,
  ],
  [
    'a category follows another pattern',
    'request-pattern-changed',
    'findArticles',
    [...articles, 'parameters', '@category', 'schema', 'pattern'],
    '^[a-z]+$',
  ],
  [
    'the search answers more hits by default',
    'request-default-changed',
    'queryInstruments',
    [...search, 'parameters', '@limit', 'schema', 'default'],
    10,
  ],
  ['a list takes fewer entries', 'request-count-narrowed', 'listInstruments', property('InstrumentListRequest', 'list', 'maxItems'), 50],
  [
    'a list must say its language',
    'request-property-added-required',
    'listInstruments',
    schema('InstrumentListRequest'),
    {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'language'],
      properties: {
        list: { type: 'array', minItems: 1, maxItems: 500, items: { $ref: './common.yaml#/components/schemas/InstrumentKey' } },
        language: { type: 'string' },
      },
    },
  ],
  ['a list loses its entries', 'request-property-removed', 'listInstruments', property('InstrumentListRequest', 'list')],
  [
    'a list is sent as a table',
    'request-media-type-removed',
    'listInstruments',
    [...list, 'requestBody', 'content'],
    { 'text/csv': { schema: { type: 'string' } } },
  ],
  ['a quote loses its price', 'response-property-removed', 'getQuote', property('Quote', 'last')],
  ['a price becomes text', 'response-type-changed', 'getQuote', property('Quote', 'last', 'type'), 'string'],
  ['a price can be null', 'response-null-added', 'listQuotes', property('Quote', 'last', 'type'), ['number', 'null']],
  [
    'a headline can be missing',
    'response-property-made-optional',
    'getArticle',
    schema('Article', 'required'),
    [
      'type',
      'entityType',
      'entityValue',
      'urls',
      'publisher',
      'displayType',
      'language',
      'datetimePublication',
      'premium',
      'instruments',
      'contentItems',
    ],
  ],
  [
    'a price can come from elsewhere',
    'response-enum-widened',
    'getQuote',
    property('PriceSource', 'kind', 'enum'),
    ['SIMULATED', 'IMPORTED', 'ESTIMATED'],
  ],
  ['an instant becomes a day', 'response-format-changed', 'getQuote', schema('DateTime', 'format'), 'date'],
  [
    'the article is no longer JSON',
    'response-media-type-removed',
    'getArticle',
    [...article, 'responses', '200', 'content'],
    { 'text/html': { schema: { type: 'string' } } },
  ],
  [
    'the search answers with another status',
    'response-status-removed',
    'queryInstruments',
    [...search, 'responses'],
    { '204': { description: 'Leer.' } },
  ],
  ['the quote asks for a token', 'security-tightened', 'getQuote', [...quote, 'security'], [{ token: [] }]],
  ['the token moves into the address', 'security-scheme-changed', 'getQuote', ['components', 'securitySchemes', 'token', 'in'], 'query'],
];

const harmless: readonly (readonly [title: string, edits: readonly Edit[]])[] = [
  [
    'a new call',
    [{ at: ['paths', '/v1/things'], to: { get: { operationId: 'listThings', responses: { '200': { description: 'Erfolg.' } } } } }],
  ],
  ['a new optional parameter', [{ at: [...search, 'parameters', '+'], to: { name: 'client', in: 'query', schema: { type: 'string' } } }]],
  ['a new field of an answer', [{ at: property('Quote', 'vwap'), to: { type: 'number' } }]],
  ['another description', [{ at: property('Quote', 'last', 'description'), to: 'Der letzte Kurs.' }]],
  ['another example', [{ at: property('Quote', 'last', 'examples'), to: [1] }]],
  ['longer search words', [{ at: [...search, 'parameters', '@searchValue', 'schema', 'maxLength'], to: 1_000 }]],
  [
    'more devices',
    [{ at: [...articles, 'parameters', '@device', 'schema', 'enum'], to: ['DESKTOP', 'TABLET', 'MOBILE', 'UNKNOWN', 'WATCH'] }],
  ],
  ['one more declared error', [{ at: [...search, 'responses', '418'], to: { description: 'Zu heiß.' } }]],
  [
    'another summary and tag',
    [
      { at: [...search, 'summary'], to: 'Suchen' },
      { at: [...search, 'tags'], to: ['quotes'] },
    ],
  ],
  [
    'a schema written on the spot under another name',
    [
      { at: schema('Preis'), to: { type: 'number' } },
      { at: property('Quote', 'last'), to: { $ref: '#/components/schemas/Preis' } },
    ],
  ],
];

/** Call as the files contain it: with references to the file of shared responses. */
function renamedArticle(): unknown {
  const local = JSON.stringify(before.document.paths['/v1/articles/{articleId}']);
  return JSON.parse(local.replaceAll('"#/components/responses', '"./common.yaml#/components/responses').replaceAll('"articleId"', '"id"'));
}

let dispose: (() => void) | undefined;
afterEach(() => dispose?.());

function findingsOf(edits: readonly Edit[]): readonly Finding[] {
  const copy = editedContracts(contracts, edits);
  ({ dispose } = copy);
  return compareVersions(before, versionOfFolder(copy.folder, contracts));
}

describe('on the contracts of the portal', () => {
  it('has at least 25 seeded changes and 10 harmless ones', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(25);
    expect(harmless.length).toBeGreaterThanOrEqual(10);
  });

  it.each(seeds.map(([title, rule, operation, at, to]) => ({ title, rule, operation, at, to })))(
    'finds that $title ($rule)',
    ({ rule, operation, at, to }) => {
      const found = findingsOf([{ at, to }]).filter((finding) => finding.rule === rule);
      expect(found.length).toBeGreaterThan(0);
      expect(found.flatMap(({ operations }) => operations)).toContain(operation);
      expect(found[0]?.location).toMatchObject({ file: expect.stringMatching(/^contracts\/http\/\w+\.yaml$/), line: expect.any(Number) });
    },
  );

  it.each(harmless)('reports nothing for %s', (_title, edits) => {
    expect(findingsOf(edits)).toEqual([]);
  });

  it('finds that a parameter of a path has another name, which callers write though it never travels', () => {
    const found = findingsOf([
      { at: ['paths', '/v1/articles/{articleId}'], to: undefined },
      { at: ['paths', '/v1/articles/{id}'], to: renamedArticle() },
    ]);
    expect(found.map(({ rule, operations }) => [rule, operations])).toEqual([['parameter-renamed', ['getArticle']]]);
  });
});
