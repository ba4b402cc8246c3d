import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

type Hit = Schema<'Instrument'>;

let provider: Provider;
beforeAll(async () => void (provider = await sharedProvider()));

async function get<Body>(path: string): Promise<Body> {
  let answer = await provider.inject(`/api${path}`);
  // A cold finder answers 503 on a busy machine and continues with its partial result on a retry.
  for (let again = 0; again < 20 && answer.statusCode === 503; again += 1) answer = await provider.inject(`/api${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Body>();
}

/** Fields of every hit of the recorded answers. Source: response-shapes.md §2. */
const ALWAYS = [
  'type',
  'entityType',
  'entityAttributes',
  'entityValue',
  'name',
  'urls',
  'instrumentType',
  'isin',
  'wkn',
  'displayType',
  'urlName',
  'tinyName',
] as const;
const SUB_TYPES: ReadonlySet<string | undefined> = new Set([undefined, 'ETF', ...DERIVATIVE_TYPES]);

const lacking = (hit: Hit): string[] => ALWAYS.filter((field) => hit[field] === undefined);
const hitsOf = async (call: string, text: string): Promise<Hit[]> =>
  (await get<{ list: Hit[] }>(`/v1/instruments/${call}${call.includes('?') ? '&' : '?'}searchValue=${encodeURIComponent(text)}`)).list;

/** Samples names of each class at regular intervals, and their first words. */
const texts = [...Map.groupBy(catalogueSeed.instruments, ({ entityType }) => entityType).values()].flatMap((records) => {
  const step = Math.ceil(records.length / 5);
  const names = records.filter((_, place) => place % step === 0).map(({ tinyName }) => tinyName);
  return names.flatMap((name) => [name, name.split(/[\s/-]+/u)[0] ?? name]);
});

describe('A hit', () => {
  it.each(['query?limit=10', 'search'])('of %s has all that hits always have, or is what was asked for', async (call) => {
    for (const text of new Set(texts)) {
      const hits = await hitsOf(call, text);
      const isFirstComplete = hits[0] !== undefined && lacking(hits[0]).length === 0;
      const strange = hits.filter((hit) => lacking(hit).some((field) => field !== 'isin' && field !== 'wkn'));
      expect([text, strange]).toEqual([text, []]);
      // Hits whose name contains no part of the typed text.
      const beside = hits.filter((hit) => lacking(hit).length > 0 && !isCalled(hit, text));
      expect([text, isFirstComplete ? beside.map(({ name }) => name) : []]).toEqual([text, []]);
    }
  });

  it.each([
    ['gold', 'Gold je Gramm'],
    ['silber', 'Silber je Gramm'],
    ['bitcoin', 'Bitcoin SV'],
    ['dax', 'DAX-Future'],
  ])('for %s is not %s, which lacks codes', async (text, beside) => {
    for (const call of ['query?limit=25', 'search']) {
      const names = (await hitsOf(call, text)).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(names).not.toContain(beside);
    }
    expect((await hitsOf('query', beside))[0]?.name).toBe(beside);
  });

  it('carries only sub types that the specification knows, in every list of instruments', async () => {
    const lists = ['stocks', 'funds', 'derivatives', 'bonds'].map((section) => `/v1/${section}/finder/configuration_query?perPage=50`);
    const classes = [...new Set(catalogueSeed.instruments.map(({ entityType }) => entityType))];
    const addresses = [...lists, ...classes.map((type) => `/v1/instruments/catalogue?perPage=1000&entityType=${type}`)];
    for (const address of addresses) {
      const { list } = await get<{ list: (Hit & { instrument?: Hit })[] }>(address);
      const found = new Set(list.map((row) => (row.instrument ?? row).entitySubType));
      expect([address, [...found].filter((type) => !SUB_TYPES.has(type))]).toEqual([address, []]);
    }
  });

  it('says the kind of a bond among its attributes', async () => {
    const { list } = await get<{ list: Hit[] }>('/v1/instruments/catalogue?perPage=1000&entityType=BOND');
    const attributes = new Set(list.flatMap(({ entityAttributes = [] }) => entityAttributes));
    expect([...attributes].toSorted()).toEqual(expect.arrayContaining(['CORPORATE_BOND', 'GOVERNMENT_BOND', 'INSTRUMENT', 'MID_CAP_BOND']));
    expect(list.filter(({ entitySubType }) => entitySubType !== undefined)).toEqual([]);
  });
});

function isCalled({ entityValue, name, tinyName, symbol = '', homeSymbol = '' }: Hit, text: string): boolean {
  const names = [entityValue, name, tinyName ?? '', symbol, homeSymbol].map((each) => each.toLowerCase());
  return names.some((each) => each.startsWith(text.toLowerCase())) || aliasesOf(entityValue).includes(text.toLowerCase());
}

function aliasesOf(entityValue: string): readonly string[] {
  const record = catalogueSeed.instruments.find((one) => one.entityValue === entityValue);
  return (record?.aliases ?? []).map((alias) => alias.toLowerCase());
}
