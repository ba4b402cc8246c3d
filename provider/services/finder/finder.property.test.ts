import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsk } from './ask.ts';
import { filterName, type Column, type Value } from './column.ts';
import type { FinderRow } from './row.ts';
import { find } from './find.ts';
import type { Table } from './table.ts';

/** Table of random values: the engine does not depend on their origin. */
const COLUMNS: readonly Column[] = [
  column('name', 'text', { isSortable: true }),
  column('price', 'number', { isSortable: true }),
  column('start', 'date', { isSortable: true }),
  column('country', 'choice', { choiceLabel: (value) => `Land ${value}` }),
  column('group', 'choice', { choiceLabel: (value) => value }),
  column('open', 'flag', { choiceLabel: (value) => value }),
];

function column(name: string, kind: Column['kind'], rest: Partial<Column> = {}): Column {
  return { name, label: name, kind, holds: 'always', of: () => undefined, ...rest };
}

type Data = Readonly<Record<string, Value>>;
const DAYS = ['2024-01-31', '2025-06-30', '2026-11-20'];
const COUNTRIES = ['DE', 'AT', 'US'];
const GROUPS = ['a', 'b', 'c'];
const unknownOr = <Type>(arbitrary: fc.Arbitrary<Type>): fc.Arbitrary<Type | undefined> => fc.option(arbitrary, { nil: undefined });
const data: fc.Arbitrary<Data[]> = fc.array(
  fc.record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Ärger', 'Zeta'),
    price: unknownOr(fc.integer({ min: -5, max: 5 })),
    start: unknownOr(fc.constantFrom(...DAYS)),
    country: unknownOr(fc.constantFrom(...COUNTRIES)),
    group: unknownOr(fc.subarray(GROUPS)),
    open: unknownOr(fc.boolean()),
  }),
  { maxLength: 30 },
);
const list = (values: readonly string[]): fc.Arbitrary<string> => fc.subarray([...values], { minLength: 1 }).map((some) => some.join(','));
const range = (bounds: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.tuple(bounds, bounds).map(([from, to]) => `${from};${to}`);
const bound = fc.oneof(fc.constant(''), fc.integer({ min: -6, max: 6 }).map(String));
const filters = fc.record(
  {
    priceRange: range(bound),
    startRange: range(fc.constantFrom('', ...DAYS)),
    country: list(COUNTRIES),
    group: list(GROUPS),
    open: fc.constantFrom('1', '0', 'true', 'false'),
    name: fc.constantFrom('a', 'ET', 'aerger'),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const order = fc.record({ sort: fc.constantFrom('name', 'price', 'start'), order: fc.constantFrom('ASC', 'DESC') });

const collator = new Intl.Collator('de');
const byName = (rows: readonly Data[]): Data[] => rows.toSorted((a, b) => collator.compare(String(a.name), String(b.name)));

function tableOf(rows: readonly Data[]): Table {
  return {
    rows: rows as unknown as readonly FinderRow[],
    isOver: (row) => rows[row]?.isOver === true,
    figures: () => ({}) as never,
    figuresAt: () => ({}) as never,
    values: async ({ name }) => rows.map((row) => row[name]),
  };
}

/** Reference implementation, for one row and one filter at a time. */
function holds(row: Data, name: string, text: string): boolean {
  const [from = '', to = ''] = text.split(';');
  if (name === 'priceRange') {
    if (from === '' && to === '') return true;
    return typeof row.price === 'number' && (from === '' || row.price >= Number(from)) && (to === '' || row.price <= Number(to));
  }
  if (name === 'startRange') {
    if (from === '' && to === '') return true;
    return typeof row.start === 'string' && (from === '' || row.start >= from) && (to === '' || row.start <= to);
  }
  if (name === 'open') return row.open === (text === '1' || text === 'true');
  if (name === 'name') return String(row.name).toLowerCase().replace('ä', 'ae').includes(text.toLowerCase());
  return text.split(',').some((choice) => [row[name]].flat().includes(choice));
}

function matching(rows: readonly Data[], wanted: Readonly<Record<string, string>>): Data[] {
  return rows.filter((row) => Object.entries(wanted).every(([name, text]) => holds(row, name, text)));
}

const ALL = { from: 0, to: 1_000, withFacets: true };
const RUNS = { seed: 20_261_120, numRuns: 400 };

describe('A finder', () => {
  it('answers what filtering row by row answers, whether filters come alone or packed', async () => {
    await fc.assert(
      fc.asyncProperty(data.map(byName), filters, async (rows, wanted) => {
        const expected = matching(rows, wanted);
        const packed = { queryParameters: new URLSearchParams(wanted).toString() };
        for (const query of [wanted, packed, { queryParameters: encodeURIComponent(packed.queryParameters) }]) {
          const found = await find(tableOf(rows), COLUMNS, readAsk(COLUMNS, query), 0, ALL);
          expect([found.total, found.rows]).toEqual([expected.length, expected]);
        }
      }),
      RUNS,
    );
  });

  it('takes on demand only what has its last price of the newest day among the hits', async () => {
    const withDay = fc.tuple(data, fc.array(unknownOr(fc.constantFrom(...DAYS)), { minLength: 30, maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(withDay, filters, async ([rows, days], wanted) => {
        const dated = byName(rows.map((row, place) => ({ ...row, dayOfLast: days[place] })));
        const allowed = matching(dated, wanted);
        const newest = allowed
          .flatMap(({ dayOfLast }) => (typeof dayOfLast === 'string' ? [dayOfLast] : []))
          .toSorted()
          .at(-1);
        const { rows: found } = await find(tableOf(dated), COLUMNS, readAsk(COLUMNS, { ...wanted, onlyNewestDay: true }), 0, ALL);
        expect(found).toEqual(newest === undefined ? [] : allowed.filter(({ dayOfLast }) => dayOfLast === newest));
      }),
      RUNS,
    );
  });

  it('sorts with what is unknown at the end, and equals by name', async () => {
    await fc.assert(
      fc.asyncProperty(data.map(byName), order, async (rows, request) => {
        const { rows: sorted } = await find(tableOf(rows), COLUMNS, readAsk(COLUMNS, request), 0, ALL);
        const found = sorted as unknown as Data[];
        expect(found.length).toBe(rows.length);
        for (const [at, next] of found.slice(1).entries()) {
          const before = found[at] ?? {};
          const [x, y] = [before[request.sort], next[request.sort]];
          const sign = request.order === 'DESC' ? -1 : 1;
          const difference = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
          const isInOrder = y === undefined || (x !== undefined && difference * sign <= 0);
          const isTie = x === undefined ? y === undefined : y !== undefined && difference === 0;
          const isByName = !isTie || request.sort === 'name' || rows.indexOf(before) < rows.indexOf(next);
          expect([isInOrder, isByName]).toEqual([true, true]);
        }
      }),
      RUNS,
    );
  });

  it('shows every hit on exactly one page, pages counted from 0', async () => {
    await fc.assert(
      fc.asyncProperty(data.map(byName), order, fc.integer({ min: 1, max: 7 }), async (rows, request, perPage) => {
        const table = tableOf(rows);
        const ask = readAsk(COLUMNS, request);
        const whole = await find(table, COLUMNS, ask, 0, ALL);
        const pages: FinderRow[] = [];
        for (let from = 0; from < whole.total; from += perPage) {
          pages.push(...(await find(table, COLUMNS, ask, 0, { from, to: from + perPage, withFacets: false })).rows);
        }
        expect(pages).toEqual(whole.rows);
      }),
      RUNS,
    );
  });

  it('counts for each choice what it would find if that were chosen', async () => {
    await fc.assert(
      fc.asyncProperty(data.map(byName), filters, async (rows, wanted) => {
        const { facets } = await find(tableOf(rows), COLUMNS, readAsk(COLUMNS, wanted), 0, ALL);
        for (const { name, values } of facets) {
          for (const { value, count } of values) {
            const chosen = await find(tableOf(rows), COLUMNS, readAsk(COLUMNS, { ...wanted, [name]: value }), 0, ALL);
            expect(chosen.total).toBe(count);
          }
          const { [name as keyof typeof wanted]: _without, ...others } = wanted;
          const known = matching(rows, others).filter((row) => row[name] !== undefined && [row[name]].flat().length > 0);
          // A selected value stays even without hits, because otherwise it could not be deselected.
          const isChosen = wanted[name as keyof typeof wanted] !== undefined;
          const isEmptyOffered = !isChosen && values.some(({ count }) => count === 0);
          expect([isEmptyOffered, known.length > 0 && values.length === 0]).toEqual([false, false]);
        }
      }),
      RUNS,
    );
  });
});

it('A finder lists nothing that is over, and counts it nowhere', async () => {
  const rows: readonly Data[] = [
    { name: 'a', country: 'DE' },
    { name: 'b', country: 'DE', isOver: true },
  ];
  const { total, facets, rows: found } = await find(tableOf(rows), COLUMNS, readAsk(COLUMNS, {}), 0, ALL);
  expect([total, found]).toEqual([1, [rows[0]]]);
  expect(facets.flatMap(({ values }) => values.map(({ count }) => count))).toEqual([1]);
});

describe('A finder says what is wrong', () => {
  it.each([
    [{ contry: 'DE' }, 'There is no filter "contry"; did you mean "country"?', 'Den Filter „contry“ gibt es nicht. Meintest du „country“?'],
    [{ queryParameters: 'pricerange=1;2' }, 'There is no filter "pricerange"; did you mean "priceRange"?', undefined],
    [{ queryParameters: 'price=1;2' }, 'There is no filter "price"; did you mean "priceRange"?', undefined],
    [{ sort: 'prise' }, 'There is no order "prise"; did you mean "price"?', 'Die Sortierung „prise“ gibt es nicht. Meintest du „price“?'],
    [{ priceRange: '1-2' }, 'query.priceRange must be two numbers as from;to, not "1-2"', undefined],
    [{ startRange: '2026-13-01;' }, 'query.startRange must be two days as from;to, not "2026-13-01;"', undefined],
    [
      { open: 'ja' },
      'query.open must be true or false, not "ja"',
      'Der Filter „open“ (open) braucht „true“ oder „false“; „ja“ passt nicht.',
    ],
  ])('about %o', (query, message, display) => {
    expect(() => readAsk(COLUMNS, query)).toThrow(
      expect.objectContaining({ statusCode: 400, message, ...(display === undefined ? {} : { display }) }) as Error,
    );
  });

  it('every filter has a name of its own', () => {
    expect(new Set(COLUMNS.map(filterName)).size).toBe(COLUMNS.length);
  });
});
