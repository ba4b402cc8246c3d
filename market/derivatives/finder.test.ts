import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { valuesOf } from './finder.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import { testWorld } from './testing.ts';
import { unitsPerDay } from './volume.ts';
import { FACET_NAMES, FIGURE_NAMES, NUMBER_NAMES, type FacetName, type FinderQuestion, type NumberName } from './types.ts';

const world = testWorld({ count: 1_500 });
const { book, figures, find } = world.derivatives;
const everyRow = { from: 0, to: book.size };
const rows = Array.from({ length: book.size }, (_, row) => row);

/** Value as the product page shows it, read without the finder. */
function shown(row: number, name: NumberName): number | undefined {
  const terms = book.terms(row);
  if (name === 'capAbs') return terms.cap;
  if (name === 'bonusLevel') return terms.bonusLevel;
  if (name === 'coverRatio') return terms.ratio;
  if (name === 'dateMaturity') return terms.maturity && Math.floor(terms.maturity / 86_400_000);
  if (name === 'dateFirstTrading') return Math.floor(terms.issued / 86_400_000);
  return figures.listed(row)[name];
}

const single = (value: number | undefined): number => Math.fround(value ?? Number.NaN);
const numbers = new Map(NUMBER_NAMES.map((name) => [name, rows.map((row) => single(shown(row, name)))]));
const tradable = new Set(rows.filter((row) => figures.listed(row).ask !== undefined));

function facetOf(row: number, name: FacetName): string | undefined {
  const terms = book.terms(row);
  if (name === 'entitySubType') return terms.type;
  if (name === 'idIssuer') return String(book.issuer(row).id);
  if (name === 'idExerciseRight') return terms.right === 'PUT' ? '1' : '2';
  if (name === 'feature') return terms.feature;
  if (name === 'openEnded') return String(terms.maturity === undefined);
  return terms.maturity === undefined ? undefined : String(new Date(terms.maturity).getUTCFullYear());
}
const facets = new Map(FACET_NAMES.map((name) => [name, rows.map((row) => facetOf(row, name))]));

const CHOICES: Readonly<Record<FacetName, readonly string[]>> = {
  entitySubType: DERIVATIVE_TYPES,
  idIssuer: ISSUERS.map(({ id }) => String(id)),
  idExerciseRight: ['1', '2'],
  feature: KNOCKOUT_FEATURES,
  openEnded: ['true', 'false'],
  yearMaturity: ['2026', '2027', '2028', '2029'],
};

const onlyOf = fc.record(
  Object.fromEntries(FACET_NAMES.map((name) => [name, fc.subarray([...CHOICES[name]], { minLength: 1 })])) as Record<
    FacetName,
    fc.Arbitrary<string[]>
  >,
  { requiredKeys: [] },
);
const rangeOf = fc.constantFrom(...NUMBER_NAMES).chain((name) => {
  const values = (numbers.get(name) ?? []).filter((value) => !Number.isNaN(value));
  const bound = fc.constantFrom(...values, -Infinity, Infinity);
  return fc.tuple(bound, bound).map(([a, b]) => ({ name, from: Math.min(a, b), to: Math.max(a, b) }));
});
const questions: fc.Arbitrary<FinderQuestion> = fc.record({
  only: onlyOf,
  ranges: fc.array(rangeOf, { maxLength: 2 }),
  withEnded: fc.boolean(),
  rows: fc.constantFrom(everyRow, ...book.underlyings.map((one) => book.rowsOf(one))),
  sort: fc.constantFrom(undefined, ...NUMBER_NAMES),
  descending: fc.boolean(),
  first: fc.integer({ min: 0, max: 60 }),
  count: fc.integer({ min: 0, max: 60 }),
  withFacets: fc.boolean(),
});

function fits(row: number, { only, ranges, withEnded, rows: range }: FinderQuestion): boolean {
  return (
    row >= range.from &&
    row < range.to &&
    (withEnded || tradable.has(row)) &&
    FACET_NAMES.every((name) => only[name]?.includes(facets.get(name)?.[row] ?? '') ?? true) &&
    ranges.every(({ name, from, to }) => {
      const value = numbers.get(name)?.[row] ?? Number.NaN;
      return value >= from && value <= to;
    })
  );
}

function sorted(found: readonly number[], { sort, descending }: FinderQuestion): number[] {
  if (sort === undefined)
    return found.toSorted(
      (a, b) => unitsPerDay(book, b) - unitsPerDay(book, a) || Number(book.entityValueOf(a)) - Number(book.entityValueOf(b)),
    );
  const value = (row: number): number => numbers.get(sort)?.[row] ?? Number.NaN;
  const known = found.filter((row) => !Number.isNaN(value(row)));
  const bySerial = (a: number, b: number): number => Number(book.entityValueOf(a)) - Number(book.entityValueOf(b));
  const order = (a: number, b: number): number => (descending ? value(b) - value(a) : value(a) - value(b)) || bySerial(a, b);
  return [...known.toSorted(order), ...found.filter((row) => Number.isNaN(value(row))).toSorted(bySerial)];
}

describe('The finder of derivatives', () => {
  it('answers what one finds by looking at every product', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const expected = sorted(
          rows.filter((row) => fits(row, question)),
          question,
        );
        const answer = find(question);
        expect(answer.total).toBe(expected.length);
        expect(answer.rows).toEqual(expected.slice(question.first, question.first + question.count));
      }),
      { numRuns: 300 },
    );
  });

  it('counts for each value of a characteristic what is found when only that value is allowed', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...FACET_NAMES), (question, name) => {
        const counts = find({ ...question, withFacets: true }).facets?.get(name) ?? new Map<string, number>();
        for (const value of CHOICES[name]) {
          const { total } = find({ ...question, withFacets: false, only: { ...question.only, [name]: [value] } });
          expect(counts.get(value) ?? 0).toBe(total);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('counts for each underlying what is found on it alone', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const counts = find({ ...question, withFacets: true }).byUnderlying;
        for (const underlying of book.underlyings) {
          const range = book.rowsOf(underlying);
          const { total } = find({ ...question, withFacets: false, rows: range });
          expect(counts?.get(book.underlyingNumber(range.from)) ?? 0).toBe(total);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('tells how numbers spread over what the other filters leave', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...NUMBER_NAMES), (question, name) => {
        const histogram = find({ ...question, histograms: [name] }).histograms?.get(name);
        const ranges = question.ranges.filter((range) => range.name !== name);
        const values = rows.filter((row) => fits(row, { ...question, ranges })).map((row) => numbers.get(name)?.[row] ?? Number.NaN);
        const known = values.filter((value) => !Number.isNaN(value));
        expect(histogram === undefined).toBe(new Set(known).size < 2);
        if (histogram === undefined) return;
        expect(histogram.from).toBeLessThan(Math.max(...known));
        expect(histogram.to).toBeGreaterThan(Math.min(...known));
      }),
      { numRuns: 100 },
    );
  });

  it('shows every hit once when one turns the pages', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 50, max: 700 }), (question, count) => {
        const { total } = find(question);
        const pages: number[] = [];
        for (let first = 0; first < total; first += count) pages.push(...find({ ...question, first, count }).rows);
        expect(pages.length).toBe(total);
        expect(new Set(pages).size).toBe(total);
      }),
      { numRuns: 60 },
    );
  });

  it('compares the figures that the product itself shows, as of the same instant', () => {
    const columns = figures.columns();
    for (const row of rows.slice(0, 400)) {
      const { instant, bid, ask, figures: page } = figures.figures(row);
      expect(instant).toBe(columns.instant);
      for (const name of FIGURE_NAMES) expect(valuesOf(world.columns, columns, name)(row)).toBe(single(shown(row, name)));
      const listed = figures.listed(row);
      expect([listed.bid, listed.ask]).toEqual([bid, ask]);
      expect([listed.gearingAsk, listed.spreadAskPct, listed.breakEven, listed.impliedVolatility]).toEqual([
        page.gearingAsk,
        page.spreadAskPct,
        page.breakEven,
        page.impliedVolatility,
      ]);
      expect(listed.leverage ?? page.leverage).toBe(page.leverage);
    }
  });

  it('has the bid and ask that the market quotes at the instant of the figures', () => {
    const { instant } = figures.columns();
    const traded = rows.filter((row) => tradable.has(row)).slice(0, 150);
    const quotes = traded.map((row) => world.market.latest(book.notations(row)[0]?.idNotation ?? 0, instant));
    expect(quotes.map((quote) => [quote?.bid, quote?.ask])).toEqual(
      traded.map((row) => [figures.figures(row).bid, figures.figures(row).ask]),
    );
  });
});
