import { describe, expect, it } from 'vitest';
import { OverBudget, withinBudget } from '../base/budget.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import { createMarket } from './create-market.ts';
import { DAX, DAY, FRIDAY } from './testing.ts';

const dax = new Set(
  catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX)).map(({ entityValue }) => entityValue),
);
const instruments = catalogueSeed.instruments.filter(({ entityValue }) => entityValue === String(DAX) || dax.has(entityValue));
const small = {
  seed: 'test',
  instruments,
  notations: catalogueSeed.notations.filter(
    ({ entityValue, isDefault }) => isDefault && (dax.has(entityValue) || entityValue === String(DAX)),
  ),
  indexMembers: catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX)),
};

const instrument = (wanted: string) => catalogueSeed.instruments.find(({ entityValue }) => entityValue === wanted) as InstrumentRecord;
const notation = (wanted: string) =>
  catalogueSeed.notations.find(({ entityValue, isDefault }) => isDefault && entityValue === wanted) as NotationRecord;

describe('warming up', { timeout: 60_000 }, () => {
  it('comes to an end and changes no price', () => {
    const warm = createMarket(small);
    let slices = 1;
    while (!warm.warmUp(FRIDAY)) slices += 1;
    expect(slices).toBeGreaterThan(1);
    expect(warm.warmUp(FRIDAY)).toBe(true);
    const cold = createMarket(small);
    expect(warm.quote(DAX, FRIDAY)).toEqual(cold.quote(DAX, FRIDAY));
    const window = { from: FRIDAY - 800 * DAY, to: FRIDAY, resolution: '1D' } as const;
    expect(warm.bars(DAX, window)).toEqual(cold.bars(DAX, window));
  });

  it('goes through what follows an index day by day too, for its hours are others than those of the sums that are there', () => {
    const future = catalogueSeed.instruments.find(
      ({ entityType, details }) => entityType === 'FUTURE' && details.model?.tracks === String(DAX),
    ) as InstrumentRecord;
    const stepsOf = (also: readonly InstrumentRecord[]): number =>
      [
        ...createMarket({
          ...small,
          instruments: [...instruments, ...also],
          notations: [...small.notations, ...also.map(({ entityValue }) => notation(entityValue))],
        }).prepare(FRIDAY),
      ].length;
    expect(stepsOf([future]) - stepsOf([])).toBeGreaterThan(200);
  });

  it('leaves no currency out, however many funds follow indices', () => {
    const euro = instrument('EURUSD');
    const fund = { ...euro, entityType: 'FUND', importance: 0 } as const;
    const model = { ...euro.details.model, tracks: String(DAX), since: '2026-11-02' } as InstrumentRecord['details']['model'];
    const funds = Array.from({ length: 100 }, (_, number) => ({ ...fund, entityValue: `F${number}`, details: { ...euro.details, model } }));
    const main = notation('EURUSD');
    const warm = createMarket({
      ...small,
      instruments: [...instruments, euro, ...funds],
      indexMembers: small.indexMembers.slice(0, 1),
      notations: [...small.notations, main, ...funds.map(({ entityValue }, number) => ({ ...main, entityValue, idNotation: -1 - number }))],
      ahead: ['LONG_CHARTS'],
    });
    const window = { from: FRIDAY - 3_650 * DAY, to: FRIDAY, resolution: '1D' } as const;
    const chart = (): unknown => withinBudget({ most: 1, spent: 0 }, () => warm.bars(main.idNotation, window));
    expect(chart).toThrow(OverBudget);
    while (!warm.warmUp(FRIDAY));
    expect(chart).not.toThrow();
  });

  it('knows ten years of what is wanted most, which its page tells figures of', () => {
    const share = { ...instrument('EURUSD'), entityType: 'STOCK' } as const;
    const main = notation('EURUSD');
    const warm = createMarket({
      ...small,
      instruments: [...instruments, share],
      indexMembers: small.indexMembers.slice(0, 1),
      notations: [...small.notations, main],
      ahead: ['LONG_CHARTS'],
    });
    const figures = (): unknown => withinBudget({ most: 1, spent: 0 }, () => warm.performanceValues(main.idNotation, FRIDAY));
    expect(figures).toThrow(OverBudget);
    while (!warm.warmUp(FRIDAY));
    expect(figures).not.toThrow();
  });

  it('knows the year behind the prices of a share on each of its venues', () => {
    const venues = catalogueSeed.notations.filter(
      ({ entityValue }) => entityValue === instruments.find(({ entityType }) => entityType === 'STOCK')?.entityValue,
    );
    const other = venues.find(({ isDefault }) => !isDefault) as NotationRecord;
    const warm = createMarket({ ...small, indexMembers: [], notations: [...small.notations, other], ahead: ['VENUES'] });
    const quote = (): unknown => withinBudget({ most: 0, spent: 0 }, () => warm.yearRange(other.idNotation, FRIDAY));
    expect(quote).toThrow(OverBudget);
    while (!warm.warmUp(FRIDAY));
    expect(quote).not.toThrow();
  });

  it('knows the year behind the prices of shares without the days of it', () => {
    const warm = createMarket({ ...small, indexMembers: [], ahead: ['QUOTES'] });
    const [share] = small.notations.filter(({ entityValue }) => entityValue !== String(DAX)) as [NotationRecord];
    const range = (): unknown => withinBudget({ most: 0, spent: 0 }, () => warm.yearRange(share.idNotation, FRIDAY));
    const chart = (): unknown =>
      withinBudget({ most: 0, spent: 0 }, () => warm.bars(share.idNotation, { from: FRIDAY - 365 * DAY, to: FRIDAY, resolution: '1D' }));
    expect(range).toThrow(OverBudget);
    while (!warm.warmUp(FRIDAY));
    expect(range).not.toThrow();
    expect(chart).toThrow(OverBudget);
    expect(warm.yearRange(share.idNotation, FRIDAY)).toEqual(createMarket(small).yearRange(share.idNotation, FRIDAY));
  });

  it('looks after what is much work, however many instruments are wanted more', () => {
    const euro = { ...instrument('EURUSD'), importance: 0 };
    const crowd = Array.from({ length: 2_600 }, (_, number) => ({ ...instrument('82849'), entityValue: `S${number}`, importance: 1e9 }));
    const main = notation('EURUSD');
    const warm = createMarket({
      ...small,
      instruments: [...crowd, euro],
      indexMembers: [],
      notations: [main],
      ahead: ['QUOTES'],
    });
    const range = (): unknown => withinBudget({ most: 1, spent: 0 }, () => warm.yearRange(main.idNotation, FRIDAY - DAY));
    expect(range).toThrow(OverBudget);
    while (!warm.warmUp(FRIDAY));
    expect(range).not.toThrow();
  });
});
