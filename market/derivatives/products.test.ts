import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsin, isWkn, wknOfIsin } from '#domain/instrument/check-digit.ts';
import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import { mergeColumns, putTerms, termsAt, createColumns, COLUMN_NAMES, type ProductColumns } from './columns.ts';
import { entityValueOf, isinOfWkn, MAX_SERIAL, notationOf, serialOfEntity, serialOfNotation, serialOfWkn, wknOf } from './identity.ts';
import { generate } from './generate.ts';
import { historyOf } from './history.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import { planOf } from './plan.ts';
import { FRIDAY_DAY, FRIDAY_TEN, testProducts, testWorld } from './testing.ts';
import { underlyingsOf } from './underlyings.ts';
import { thirdFriday } from './calendar.ts';

const world = testWorld({ count: 4_000 });
const { book } = world.derivatives;
const rows = Array.from({ length: book.size }, (_, row) => row);

describe('The numbers of a product', () => {
  it('lead back to it, for every issuer and number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_SERIAL }), fc.constantFrom(...ISSUERS), fc.constantFrom(0, 1), (serial, issuer, place) => {
        const wkn = wknOf(issuer, serial);
        expect(isWkn(wkn)).toBe(true);
        expect(serialOfWkn(wkn)).toEqual({ serial, issuer });
        expect([isIsin(isinOfWkn(wkn)), wknOfIsin(isinOfWkn(wkn))]).toEqual([true, wkn]);
        expect(serialOfEntity(entityValueOf(serial))).toBe(serial);
        expect(serialOfNotation(notationOf(serial, place))).toEqual({ serial, place });
      }),
    );
  });

  it('are nobody else’s', () => {
    for (const { entityValue, isin, wkn } of catalogueSeed.instruments) {
      expect(book.row(entityValue)).toBeUndefined();
      expect(isin === undefined ? undefined : book.rowByIsin(isin)).toBeUndefined();
      expect(wkn === undefined ? undefined : book.rowByWkn(wkn)).toBeUndefined();
    }
    for (const { idNotation } of catalogueSeed.notations) expect(book.rowByNotation(idNotation)).toBeUndefined();
  });

  it('find it in the book', () => {
    for (const row of rows) {
      expect(book.row(book.entityValueOf(row))).toBe(row);
      expect(book.rowByIsin(book.isinOf(row))).toBe(row);
      expect(book.rowByWkn(book.wknOf(row))).toBe(row);
      for (const { idNotation } of book.notations(row)) expect(book.rowByNotation(idNotation)).toBe(row);
    }
    expect(new Set(rows.map((row) => book.isinOf(row))).size).toBe(book.size);
  });
});

describe('The products', () => {
  it('[DERIV-001] are of all thirteen types, for each of the sixteen issuers', () => {
    const underlyings = underlyingsOf(catalogueSeed);
    const { issuer, type } = generate({
      seed: '',
      day: FRIDAY_DAY,
      cells: planOf(underlyings, 60_000),
      underlyings,
      spot: () => 100,
      history: () => historyOf({ time: [], open: [], high: [], low: [], close: [], volume: [], count: [] }),
      serial: 0,
      isTaken: () => false,
    });
    const pairs = new Set(Array.from(issuer, (one, row) => `${one}/${type[row]}`));
    expect(pairs.size).toBe(16 * 13);
    expect(ISSUERS).toHaveLength(16);
    expect(DERIVATIVE_TYPES).toHaveLength(13);
  });

  it('are mostly knock-outs and warrants, as many as planned', () => {
    const share = (type: string): number => rows.filter((row) => book.typeOf(row) === type).length / book.size;
    expect(book.size).toBe(4_000);
    expect(share('KNOCKOUT_CERTIFICATE')).toBeCloseTo(0.55, 2);
    expect(share('WARRANT')).toBeCloseTo(0.25, 2);
  });

  it('have plausible terms', () => {
    const faulty = rows.filter((row) => {
      const terms = book.terms(row);
      const { strike, barrier, upperBarrier, cap, bonusLevel, ratio } = terms;
      const levels = [strike, barrier, upperBarrier, cap, bonusLevel].filter((level) => level !== undefined);
      return terms.issued > FRIDAY_TEN + 86_400_000 || ratio <= 0 || levels.some((level) => !(level > 0)) || !isPlausible(terms);
    });
    expect(faulty.map((row) => [book.nameOf(row), book.terms(row)])).toEqual([]);
  });

  it('mature on third Fridays', () => {
    const days = rows.flatMap((row) => book.terms(row).maturity ?? []);
    const fridays = days.map((instant) => thirdFriday(new Date(instant).getUTCFullYear(), new Date(instant).getUTCMonth() + 1));
    expect(days.length).toBeGreaterThan(1_000);
    expect(days.map((instant) => Math.floor(instant / 86_400_000))).toEqual(fridays);
    expect(Math.min(...days)).toBeGreaterThan(FRIDAY_TEN);
  });

  it('are named as the market names them', () => {
    const names = rows.map((row) => book.nameOf(row));
    expect(names.some((name) => /^Call DAX \d\d\.\d{3} (Dez|Jan|Feb|Juni|März|Sept)\.? 20\d\d$/.test(name))).toBe(true);
    expect(names.some((name) => /^Turbo Long DAX \d\d\.\d{3}(,\d+)? Open End$/.test(name))).toBe(true);
    expect(names.filter((name) => /undefined|NaN/.test(name))).toEqual([]);
  });

  it('carry their strike in the name, with an open end too', () => {
    const TYPES = ['KNOCKOUT_CERTIFICATE', 'WARRANT', 'DISCOUNT_WARRANT', 'BOND_CERTIFICATE', 'OUTPERFORMANCE_SPRINT_CERTIFICATE'];
    const struck = rows.filter((row) => TYPES.includes(book.typeOf(row)));
    const written = (level = 0): string => level.toLocaleString('de-DE', { maximumFractionDigits: 10 });
    const without = struck.filter((row) => !book.nameOf(row).includes(` ${written(book.terms(row).strike).replace(/,(\d)$/, ',$10')} `));
    expect(new Set(struck.map((row) => book.typeOf(row)))).toEqual(new Set(TYPES));
    expect(without.map((row) => [book.nameOf(row), book.terms(row).strike])).toEqual([]);
  });

  it('carry the level that decides where it is a share of the price at issue, to the cent', () => {
    for (const [type, level] of [
      ['EXPRESS_CERTIFICATE', 'callLevel'],
      ['PART_CAPITAL_PROTECTED_CERTIFICATE', 'strike'],
    ] as const) {
      const those = rows.filter((row) => book.typeOf(row) === type);
      expect(those.length).toBeGreaterThan(0);
      const faulty = those.filter((row) => {
        const said = / (?<level>\d[\d.]*(?:,\d+)?) (?:\d+(?:,\d+)? % )?[A-Z]\p{Letter}+\.? 20\d\d$/u.exec(book.nameOf(row))?.groups?.[
          'level'
        ];
        const number = Number(said?.replaceAll('.', '').replace(',', '.'));
        const exact = book.terms(row)[level] ?? NaN;
        return !(Math.abs(number - exact) <= (exact < 1 ? 0.000051 : 0.0051));
      });
      expect(faulty.map((row) => [book.nameOf(row), book.terms(row)[level]])).toEqual([]);
    }
  });

  it('have addresses under /derivate with name and ISIN, and two notations with one default', () => {
    for (const row of rows.slice(0, 300)) {
      const { websitePath, urlName, isin } = book.instrument(row);
      expect(websitePath).toBe(`/derivate/${urlName}-${isin}`);
      expect(book.notations(row).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    }
  });

  it('are the same for the same seed and day, and others for another', () => {
    const { market, underlyings } = world;
    const make = (seed: string) => testProducts({ count: 300, day: FRIDAY_DAY, seed, market, underlyings });
    const asText = (columns: ReturnType<typeof make>): string => COLUMN_NAMES.map((name) => columns[name].join()).join('|');
    expect(asText(make('a'))).toBe(asText(make('a')));
    expect(asText(make('b'))).not.toBe(asText(make('a')));
  });
});

function isPlausible({
  type,
  right,
  feature,
  strike = 0,
  barrier = 0,
  upperBarrier = 0,
  cap = 0,
  bonusLevel = 0,
}: DerivativeTerms): boolean {
  if (type === 'KNOCKOUT_CERTIFICATE') {
    if (feature === 'STANDARD' || feature === 'OTC_KO') return barrier === strike;
    return right === 'CALL' ? barrier > strike : barrier < strike;
  }
  if (type === 'INLINE_WARRANT') return upperBarrier > barrier;
  if (type === 'DISCOUNT_WARRANT') return (right === 'CALL') === cap > strike;
  return type !== 'BONUS_CERTIFICATE' || bonusLevel > barrier;
}

describe('A plan', () => {
  it('adds up to what is asked for, whatever that is', () => {
    const underlyings = underlyingsOf(catalogueSeed);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (count) => {
        expect(planOf(underlyings, count).reduce((sum, cell) => sum + cell.count, 0)).toBe(count);
      }),
    );
  });
});

describe('Columns', () => {
  it('give back the terms that were put in', () => {
    const columns = createColumns(1);
    for (const row of rows) {
      const terms = book.terms(row);
      putTerms(columns, 0, terms);
      expect(termsAt(columns, 0)).toEqual(terms);
    }
  });

  it('keep every product of every part when they are merged, by underlying', () => {
    const { market, underlyings } = world;
    const parts = ['a', 'b'].map((seed) => testProducts({ count: 200, day: FRIDAY_DAY, seed, market, underlyings }));
    const merged = mergeColumns(parts);
    expect(merged.length).toBe(400);
    expect([...merged.underlying]).toEqual([...merged.underlying].toSorted((a, b) => a - b));
    const ofAll = (list: readonly ProductColumns[]): string[] => list.flatMap(({ strike }) => [...strike].map(String)).toSorted();
    expect(ofAll([merged])).toEqual(ofAll(parts));
  });
});
