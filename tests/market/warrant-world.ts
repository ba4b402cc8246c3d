import { valueOf, unitPrice } from '#domain/derivative/value.ts';
import { yearsBetween } from '#domain/derivative/terms.ts';
import type { DerivativeType } from '#domain/derivative/types.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { ISSUERS } from '#market/catalogue/issuers.ts';
import { mergeColumns, pricesAround, underlyingsOf, type Underlying } from '#market/derivatives/index.ts';
import { termsAt, typeAt } from '#market/derivatives/columns.ts';
import { inputsAt, quotingOf, worldOf, type World } from '#market/derivatives/compute.ts';
import { createShown } from '#market/derivatives/shown.ts';
import { FRIDAY_DAY, FRIDAY_TEN, testProducts } from '#market/derivatives/testing.ts';
import { createMarket } from '#market/prices/index.ts';
import type { PricedWarrant } from './warrant-checks.ts';

/** Products of a market on a Friday at 11 o'clock, with their pricing data. */
export interface ProductWorld {
  readonly world: World;
  readonly priced: (row: number) => { readonly warrant: PricedWarrant; readonly spread: number | undefined };
}

export interface ProductWorldOptions {
  readonly count: number;
  /** Seed of market and products. */
  readonly seed: string;
  readonly underlyings?: readonly Underlying[];
}

/** Creates the given number of products on the underlyings, as the provider does on its first start. */
export function productWorld({ count, seed, underlyings = underlyingsOf(catalogueSeed, count) }: ProductWorldOptions): ProductWorld {
  const market = createMarket({ seed, ...catalogueSeed });
  const columns = mergeColumns([testProducts({ count, day: FRIDAY_DAY, seed, market, underlyings })]);
  const never = new Float64Array(columns.length).fill(Infinity);
  const world = worldOf({ columns, underlyings }, { at: never, hit: never });
  const shown = createShown(underlyings, () => market);
  const priced: ProductWorld['priced'] = (row) => {
    const position = columns.underlying[row] ?? 0;
    const { price: spot, exchangeRate, time } = shown(position, FRIDAY_TEN);
    const terms = termsAt(columns, row);
    const inputs = inputsAt(world, row, terms, { spot, exchangeRate, time });
    const value = valueOf(terms, inputs);
    const quoting = quotingOf(world, row, terms);
    const { bid, ask } = pricesAround(value, quoting);
    const unit = unitPrice(terms, inputs);
    const { strike = 0, right, maturity = time } = terms;
    const warrant = {
      name: `${underlyings[position]?.name} ${right} ${strike} ${new Date(maturity).toISOString().slice(0, 10)}`,
      issuer: columns.issuer[row] ?? 0,
      underlying: position,
      right,
      isAmerican: terms.style === 'AMERICAN',
      strike,
      years: yearsBetween(time, maturity),
      value: value / unit,
      bid: bid === undefined ? undefined : bid / unit,
      ask: (ask ?? 0) / unit,
      tick: quoting.tickSize / unit,
      spot,
      rate: inputs.rate,
      dividendYield: inputs.dividendYield,
    };
    return { warrant, spread: bid === undefined || ask === undefined ? undefined : ask - bid };
  };
  return { world, priced };
}

export function warrantsOf({ world: { columns }, priced }: ProductWorld): PricedWarrant[] {
  const rows = Array.from({ length: columns.length }, (_, row) => row).filter((row) => typeAt(columns, row) === 'WARRANT');
  return rows.map((row) => priced(row).warrant);
}

/** Returns the median of ask minus bid by issuer and type, in euros; absent without products that have both prices. */
export function medianSpreads({ world: { columns }, priced }: ProductWorld): Map<string, number> {
  const spreads = new Map<string, number[]>();
  for (let row = 0; row < columns.length; row += 1) {
    const { spread } = priced(row);
    const key = keyOf(columns.issuer[row] ?? 0, typeAt(columns, row));
    if (spread !== undefined) spreads.set(key, [...(spreads.get(key) ?? []), spread]);
  }
  const medianOf = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return new Map([...spreads].map(([key, list]) => [key, Number(medianOf(list).toFixed(6))]));
}

function keyOf(issuer: number, type: DerivativeType): string {
  return `${ISSUERS[issuer]?.alias},${type}`;
}
