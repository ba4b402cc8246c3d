import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/bond/schedule.ts';
import { cleanPriceAt, yieldOf } from '#domain/bond/yield.ts';
import { createCatalogueLookup } from './lookup.ts';
import { createMarket } from '../prices/create-market.ts';
import { termsOf } from './bonds/entry.ts';
import { holdingsOf } from './funds/holdings.ts';
import { catalogueSeed } from './testing.ts';
import { savingsPlansOf } from './savings-plans.ts';
import type { InstrumentRecord } from './types.ts';

const { instruments, notations } = catalogueSeed;
const market = createMarket({ seed: 'breadth', instruments, notations });
const ofType = (type: string): InstrumentRecord[] => instruments.filter(({ entityType }) => entityType === type);
const funds = ofType('FUND');
const bonds = ofType('BOND');
const at = (text: string): number => Date.parse(text);
const TODAY = at('2026-11-20T10:00:00Z');
const isPrice = (value: number): boolean => Number.isFinite(value) && value > 0;

describe('the whole catalogue', () => {
  it('holds what finders need', () => {
    expect(funds.filter(({ entitySubType }) => entitySubType === 'ETF').length).toBeGreaterThan(400);
    expect(funds.filter(({ entitySubType }) => entitySubType === undefined).length).toBeGreaterThan(600);
    expect(bonds.length).toBeGreaterThan(1_000);
    expect(ofType('FUTURE').length).toBeGreaterThanOrEqual(50);
    expect(ofType('INTEREST').length).toBeGreaterThanOrEqual(40);
  });

  it('says of every fund, bond, future and rate what it is', () => {
    const speaking = [...funds, ...bonds, ...ofType('FUTURE'), ...ofType('INTEREST')];
    expect(speaking.filter(({ details }) => (details.profile?.join(' ').length ?? 0) < 60).map(({ name }) => name)).toEqual([]);
    const names = speaking.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['2024-03-05T10:00:00Z', '2026-11-20T10:00:00Z', '2030-06-14T10:00:00Z'])(
    'has a fair price for everything at %s',
    (time) => {
      const wrong = instruments.filter(({ entityType, entityValue, details: { model } }) => {
        if (model === undefined || time.slice(0, 10) < model.since || (model.until !== undefined && time.slice(0, 10) > model.until))
          return false;
        const price = market.fairAt(entityValue, at(time));
        return entityType === 'INTEREST' ? !(price > -3 && price < 15) : !isPrice(price);
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    },
    120_000,
  );
});

describe('funds', () => {
  const catalogue = createCatalogueLookup(catalogueSeed);

  it('hold at most a tenth in one position, or 35 percent where they track an index, and never more than everything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...funds), ({ entityValue, details: { fund } }) => {
        if (fund === undefined) throw new Error('A fund without details.');
        const { list, cashPct, otherPct } = holdingsOf(fund, entityValue, catalogue);
        const held = list.reduce((sum, { pct }) => sum + pct, 0);
        expect(held + cashPct + otherPct).toBeCloseTo(100, 0);
        // Index trackers may hold more of one issuer (directive 2009/65/EC, article 53).
        const isTracking = fund.replication !== undefined && fund.benchmark !== undefined;
        expect(Math.max(0, ...list.map(({ pct }) => pct))).toBeLessThan(isTracking ? 35 : 10.5);
      }),
    );
  });

  it('of an index hold its members', () => {
    const dax = new Set(catalogue.membersOf('20735').map(({ entityValue }) => entityValue));
    const { fund } = catalogue.instrument('3567527')?.details ?? {};
    const { list } = holdingsOf(fund!, '3567527', catalogue);
    expect(list.length).toBe(40);
    expect(list.every(({ instrument }) => dax.has(instrument?.entityValue ?? ''))).toBe(true);
  });

  it('that track an index of which enough is known hold its members at their weights, and nothing else', () => {
    const tracking = funds.flatMap(({ entityValue, details: { fund } }) => {
      const index = fund?.replication !== undefined && /^(?:EQUITY|BOND)$/.test(fund.universe.asset) ? fund.benchmark : undefined;
      const members = index === undefined ? [] : catalogue.membersOf(index);
      return fund && index !== undefined && members.length >= 10 ? [{ entityValue, fund, index, members }] : [];
    });
    expect(tracking.length).toBeGreaterThan(300);
    for (const { entityValue, fund, index, members } of tracking) {
      const values = new Set(members.map((member) => member.entityValue));
      const { list } = holdingsOf(fund, entityValue, catalogue);
      expect([entityValue, list.find(({ instrument }) => !values.has(instrument?.entityValue ?? ''))?.name]).toEqual([
        entityValue,
        undefined,
      ]);
      const [first] = list;
      expect(first?.pct).toBeCloseTo(catalogue.weightOf(index, first?.instrument?.entityValue ?? '')! * 0.999, 1);
    }
  });

  it('that track an index stay with it, but for costs', () => {
    const tracking = funds.filter(
      ({ details: { fund, model } }) => fund?.benchmark === '20735' && model?.currency === 'EUR' && fund.replication,
    );
    const day = at('2026-05-20T10:00:00Z');
    const index = market.fairAt('20735', TODAY) / market.fairAt('20735', day);
    for (const { entityValue } of tracking) {
      const change = market.fairAt(entityValue, TODAY) / market.fairAt(entityValue, day);
      expect(Math.abs(change / index - 1)).toBeLessThan(0.03);
    }
    expect(tracking.length).toBeGreaterThan(5);
  });
});

describe('bonds', () => {
  const settlement = dayOf('2026-11-24');
  const open = bonds.filter(
    ({ details: { bond } }) => bond !== undefined && bond.maturity > '2027-06-01' && bond.couponType !== 'FLOATING',
  );

  it('yield what is plausible for their class, and their yield gives back the price', () => {
    for (const { name, entityValue, details } of open) {
      const { bond } = details;
      if (bond === undefined) continue;
      const price = market.fairAt(entityValue, TODAY);
      const figures = yieldOf(termsOf(bond), settlement, price);
      const rate = figures?.yieldToMaturity ?? Number.NaN;
      const [low, high] = bond.issuer.name === 'Bundesrepublik Deutschland' ? [1, 4.6] : [-0.5, 22];
      expect([name, rate > low && rate < high]).toEqual([name, true]);
      expect(cleanPriceAt(termsOf(bond), settlement, rate)).toBeCloseTo(price, 6);
    }
  }, 60_000);

  it('reach par at maturity', () => {
    const ending = bonds.filter(
      ({ details: { bond } }) => bond !== undefined && bond.maturity >= '2027-01-01' && bond.maturity < '2029-01-01',
    );
    for (const { entityValue, details } of ending.slice(0, 40)) {
      const noon = at(`${details.bond?.maturity ?? ''}T00:00:00Z`);
      expect(market.fairAt(entityValue, noon)).toBeCloseTo(100, 0);
    }
  });

  it('were sold near par, and those that are still young pay about what the market wants', () => {
    for (const { details } of bonds) {
      const { bond } = details;
      if (bond === undefined || bond.couponType !== 'FIXED') continue;
      expect(bond.priceEmission).toBeGreaterThan(94);
      expect(bond.priceEmission).toBeLessThan(102.5);
      expect(bond.issued < bond.maturity).toBe(true);
    }
  });
});

describe('exchange rates', () => {
  it('of two pairs give the third', () => {
    const pairs = ofType('CURRENCY').map(({ entityValue }) => entityValue);
    const crosses = pairs.filter((pair) => !pair.startsWith('EUR'));
    fc.assert(
      fc.property(fc.constantFrom(...crosses), fc.integer({ min: at('2024-01-02'), max: at('2030-12-30') }), (pair, instant) => {
        const across = market.fairAt(`EUR${pair.slice(3)}`, instant) / market.fairAt(`EUR${pair.slice(0, 3)}`, instant);
        expect(Math.abs(market.fairAt(pair, instant) / across - 1)).toBeLessThan(0.002);
      }),
      { numRuns: 60 },
    );
    expect(pairs.filter((pair) => pair.startsWith('EUR')).length).toBeGreaterThanOrEqual(25);
    expect(pairs.filter((pair) => pair.startsWith('USD')).length).toBeGreaterThanOrEqual(24);
  });
});

describe('futures', () => {
  it('stand above their underlying by the carry until the third Friday, and go on after it', () => {
    const future = ofType('FUTURE').find(({ name }) => name === 'DAX-Future');
    if (future === undefined) throw new Error('There is no DAX-Future.');
    const basis = (instant: number): number => Math.log(market.fairAt(future.entityValue, instant) / market.fairAt('20735', instant));
    expect(basis(at('2026-12-18T12:00:00Z'))).toBeCloseTo(0, 3);
    expect(basis(at('2026-12-21T12:00:00Z'))).toBeCloseTo(0.02 * (88 / 365.25), 3);
  });
});

describe('savings plans', () => {
  it('are offered on shares, ETFs and suitable funds only, the cheapest first', () => {
    for (const instrument of instruments) {
      const plans = savingsPlansOf(instrument);
      const cost = plans.map(({ feePct, feeAbs }) => feePct + feeAbs);
      expect(cost).toEqual(cost.toSorted((a, b) => a - b));
      const isSuitable = instrument.entityType === 'STOCK' || instrument.details.fund?.savingsPlan === true;
      expect([instrument.name, isSuitable || plans.length === 0]).toEqual([instrument.name, true]);
    }
    expect(funds.filter((fund) => savingsPlansOf(fund).length > 0).length).toBeGreaterThan(700);
  });
});
