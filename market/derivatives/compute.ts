import { distances } from '#domain/derivative/figures/distances.ts';
import { levelsAt } from '#domain/derivative/levels.ts';
import { deltaOf } from '#domain/derivative/figures/greeks.ts';
import { priceFigures, type Prices } from '#domain/derivative/figures/prices.ts';
import { yieldFigures } from '#domain/derivative/figures/yields.ts';
import type { DerivativeTerms, PricingInputs } from '#domain/derivative/terms.ts';
import { isLeveraged } from '#domain/derivative/types.ts';
import { valueOf } from '#domain/derivative/value.ts';
import { doubleAt, int32At, uint16At, uint8At } from '#domain/input/at.ts';
import { tableOf } from '#domain/input/typed-entries.ts';
import { fixedStep } from '../prices/price-step.ts';
import type { Instant } from '../prices/types.ts';
import { termsAt, type ProductColumns } from './columns.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import { pricedOf, spreadOf, volatilitiesOf, type PricedUnderlying } from './parameters.ts';
import { FIGURE_NAMES, type FigureArrays, type FigureName, type Moment, type Row, type RowRange } from './types.ts';
import { underlyingAt } from './underlying-at.ts';
import type { Underlying } from './underlyings.ts';

/** Columns and the events of their products, in shared memory. */
export interface World {
  readonly columns: ProductColumns;
  /** Underlyings by number. Numbers whose underlying is no longer in the catalogue are empty, and have no products. */
  readonly underlyings: readonly (PricedUnderlying | undefined)[];
  /** See `Ends`. */
  readonly at: Float64Array;
  readonly hit: Float64Array;
}

export function worldOf(
  { columns, underlyings }: { readonly columns: ProductColumns; readonly underlyings: readonly (Underlying | undefined)[] },
  { at, hit }: Pick<World, 'at' | 'hit'>,
): World {
  return { columns, underlyings: underlyings.map((one) => one && pricedOf(one)), at, hit };
}

/** Market data that one product depends on. */
export type Sight = Pick<PricingInputs, 'spot' | 'exchangeRate' | 'time'>;

/** Returns the part of a moment that one product depends on. */
export function sightOf({ columns }: World, row: Row, { spot, exchangeRate, time }: Moment): Sight {
  const position = uint16At(columns.underlying, row);
  return { spot: doubleAt(spot, position), exchangeRate: exchangeRate[position] ?? 1, time: doubleAt(time, position) };
}

/** Returns the pricing inputs of a product. A touched barrier counts at once. */
export function inputsAt({ columns, underlyings, hit }: World, row: Row, terms: DerivativeTerms, sight: Sight): PricingInputs {
  const underlying = underlyingAt(underlyings, uint16At(columns.underlying, row));
  const hitAt = hit[row] ?? Infinity;
  return {
    ...sight,
    rate: underlying.rate,
    dividendYield: underlying.dividendYield,
    ...volatilitiesOf(underlying, terms, sight.time)(sight.spot),
    ...(hitAt === Infinity ? undefined : { hitAt: Math.min(hitAt, sight.time) }),
  };
}

/** Price step and half spread of a product, from its terms and its issuer. */
export function quotingOf(
  {
    columns,
    underlyings,
  }: { readonly columns: ProductColumns; readonly underlyings: readonly (Pick<PricedUnderlying, 'kind'> | undefined)[] },
  row: Row,
  terms: DerivativeTerms,
): ReturnType<typeof spreadOf> {
  const habit = ISSUERS[uint8At(columns.issuer, row)]?.spread ?? 1;
  const { kind } = underlyingAt(underlyings, uint16At(columns.underlying, row));
  return spreadOf(kind, isLeveraged(terms.type), habit, terms.ratio * terms.reference);
}

const CENTS = fixedStep(0.01);
const MILLS = fixedStep(0.001);

/** Bid and ask around a fair value, as the market quotes them; no bid for a value below the spread. */
export function pricesAround(value: number, { tickSize, halfSpread }: ReturnType<typeof spreadOf>): Prices {
  const step = tickSize < 0.01 ? MILLS : CENTS;
  const bid = step(value - halfSpread, 'down');
  const ask = step(value + halfSpread, 'up');
  return bid > value ? { ask } : { bid, ask };
}

export interface RowFigures extends Partial<Record<FigureName, number>> {}

const QUOTED_VOLATILITY: ReadonlySet<string> = new Set(['WARRANT', 'DISCOUNT_CERTIFICATE', 'BOND_CERTIFICATE']);

/** Returns true if a product trades at an instant. */
export function livesAt({ columns, at }: World, row: Row, instant: Instant): boolean {
  return doubleAt(at, row) > instant && int32At(columns.issued, row) * 86_400_000 <= instant;
}

/** Figures by which lists are filtered and sorted, for one trading product. The implied volatility is the quoted one. */
export function rowFigures(world: World, row: Row, terms: DerivativeTerms, inputs: PricingInputs): RowFigures {
  const value = valueOf(terms, inputs);
  const prices = pricesAround(value, quotingOf(world, row, terms));
  const isLever = isLeveraged(terms.type);
  const { delta, leverage } = isLever ? deltaOf(terms, inputs, value) : {};
  const { differenceKnockoutPct } = isLever ? distances(terms, inputs) : {};
  const { spread, spreadAskPct, gearingAsk, premiumAsk } = priceFigures(terms, inputs, prices);
  const { strike, barrier } = levelsAt(terms, inputs.time);
  const yields = yieldFigures(terms, inputs, prices);
  return {
    ...prices,
    ...defined('spread', spread),
    ...defined('spreadAskPct', spreadAskPct),
    ...defined('gearingAsk', gearingAsk),
    ...defined('premiumAsk', premiumAsk),
    ...defined('delta', delta),
    ...defined('leverage', leverage),
    ...defined('differenceKnockoutPct', differenceKnockoutPct),
    ...(QUOTED_VOLATILITY.has(terms.type) ? { impliedVolatility: inputs.volatility * 100 } : undefined),
    ...defined('breakEven', yields.breakEven),
    ...defined('strikeAbs', strike),
    ...(terms.type === 'KNOCKOUT_CERTIFICATE' ? defined('knockOutAbs', barrier) : undefined),
    ...defined('discountPct', yields.discountPct),
    ...defined('maximumReturnPct', yields.maximumReturnPct),
    ...defined('maximumReturnPerAnnumPct', yields.maximumReturnPerAnnumPct),
    ...defined('bonusReturnPct', yields.bonusReturnPct),
    ...defined('sidewaysYieldPct', yields.sidewaysYieldAskPct),
  };
}

/** Creates empty columns for figures, in memory that threads share. */
export function createFigureArrays(length: number): FigureArrays {
  return tableOf(FIGURE_NAMES.map((name) => [name, new Float32Array(new SharedArrayBuffer(length * 4))] as const));
}

/** Writes the figures of rows as of a moment; NaN for unknown ones and for products that do not trade. */
export function computeRows(world: World, { from, to }: RowRange, moment: Moment, into: FigureArrays): void {
  for (let row = from; row < to; row += 1) {
    const lives = livesAt(world, row, moment.instant);
    const terms = lives ? termsAt(world.columns, row) : undefined;
    const figures: RowFigures =
      terms === undefined ? {} : rowFigures(world, row, terms, inputsAt(world, row, terms, sightOf(world, row, moment)));
    for (const name of FIGURE_NAMES) into[name][row] = figures[name] ?? Number.NaN;
  }
}

function defined<Key extends string>(key: Key, value: number | undefined): { readonly [Name in Key]?: number } | undefined {
  if (value === undefined) return undefined;
  const one: { [Name in Key]?: number } = {};
  one[key] = value;
  return one;
}
