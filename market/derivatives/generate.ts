import type { DerivativeType } from '#domain/derivative/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { hashText, uniform } from '../base/hash.ts';
import { createColumns, MATURITY_HOUR_MS, putTerms, type ProductColumns } from './columns.ts';
import { createSurvival, indexFrom, type History } from './history.ts';
import { MAX_SERIAL, wknOf } from './identity.ts';
import { issuerOfNumber } from '../catalogue/issuers.ts';
import { rateOf } from './parameters.ts';
import { issuerAt, placeAt, type Cell } from './plan.ts';
import { shapeOf, type Shape } from './shapes.ts';
import type { Underlying } from './underlyings.ts';

export interface Batch {
  /** Seed as text: another seed gives other products. */
  readonly seed: string;
  /** Day number on which the products are created. */
  readonly day: number;
  readonly cells: readonly Cell[];
  readonly underlyings: readonly (Underlying | undefined)[];
  /** Price of an underlying (position in the list) at the start of the day. */
  readonly spot: (underlying: number) => number;
  /** Official prices of an underlying before the day. */
  readonly history: (underlying: number) => History;
  /** First serial number to use. */
  readonly serial: number;
  /** Returns true for a WKN that belongs to another instrument. */
  readonly isTaken: (wkn: string) => boolean;
}

const OLDEST_DAYS = 330;

/**
 * Creates the products of a batch, deterministically. Some are issued earlier: at a time since when the underlying has not touched their
 * barriers, so that all of them are alive.
 * @throws RangeError if the numbers for products are used up.
 */
export function generate(batch: Batch): ProductColumns {
  const total = batch.cells.reduce((sum, { count }) => sum + count, 0);
  const columns = createColumns(total);
  let serial = batch.serial;
  let row = 0;
  const pasts = new Map<number, Past>();
  for (const cell of batch.cells) {
    const underlying = batch.underlyings[cell.underlying];
    if (underlying === undefined) throw new RangeError(`No underlying ${cell.underlying}.`);
    const key = hashText(`${batch.seed}/${batch.day}/${cell.type}/${underlying.entityValue}`);
    const spot = batch.spot(cell.underlying);
    let known = pasts.get(cell.underlying);
    if (known === undefined) pasts.set(cell.underlying, (known = pastOf(batch.history(cell.underlying))));
    const { history, survival } = known;
    for (let index = 0; index < cell.count; index += 1, row += 1) {
      const position = issuerAt(cell, index, key);
      const issuer = issuerOfNumber(position);
      while (batch.isTaken(wknOf(issuer, serial))) serial += 1;
      if (serial > MAX_SERIAL) throw new RangeError(`No more numbers for derivatives: ${MAX_SERIAL} are used.`);
      const shape = shapeOf(cell.type, {
        kind: underlying.kind,
        spot,
        volatility: underlying.volatility,
        rate: rateOf(underlying.currency),
        margin: issuer.margin,
        isForeign: underlying.currency !== 'EUR',
        day: batch.day,
        place: placeAt(cell, index, key),
        chance: (n) => uniform(key, index, n),
      });
      const oldest = Math.min(OLDEST_DAYS, batch.day - (history.day[0] ?? batch.day));
      const wished = batch.day - Math.floor(uniform(key, index, 9) ** 2 * oldest);
      const at = Math.max(indexFrom(history, wished), firstIndex(cell.type, shape, survival));
      const day = history.day[at] ?? batch.day;
      const reference = history.close[at - 1] ?? history.close[0] ?? spot;
      putTerms(columns, row, {
        ...scaled(cell.type, shape, reference),
        type: cell.type,
        issued: day * DAY_MS + MATURITY_HOUR_MS,
        reference,
      });
      columns.serial[row] = serial;
      columns.underlying[row] = cell.underlying;
      columns.issuer[row] = position;
      serial += 1;
    }
  }
  return columns;
}

interface Past {
  readonly history: History;
  readonly survival: (below: number, above: number) => number;
}

function pastOf(history: History): Past {
  return { history, survival: createSurvival(history) };
}

/** Index of the first day since which no barrier was touched. For levels that have moved since, a slightly closer level is used. */
function firstIndex(
  type: DerivativeType,
  { barrier, upperBarrier, right, financing = 0 }: Shape,
  survival: (below: number, above: number) => number,
): number {
  if (barrier === undefined || type === 'EXPRESS_CERTIFICATE') return 0;
  if (upperBarrier !== undefined) return survival(barrier, upperBarrier);
  const moved = 1 + Math.abs(financing);
  return right === 'PUT' ? survival(-Infinity, barrier / moved) : survival(barrier * moved, Infinity);
}

/** Converts levels that are shares of the reference price to prices, and amounts per piece accordingly. */
function scaled(type: DerivativeType, shape: Shape, reference: number): Shape {
  if (type !== 'EXPRESS_CERTIFICATE' && type !== 'PART_CAPITAL_PROTECTED_CERTIFICATE') return shape;
  const price = (share: number | undefined): number | undefined =>
    share === undefined ? undefined : Number((share * reference).toPrecision(8));
  const levels = { strike: price(shape.strike), barrier: price(shape.barrier), callLevel: price(shape.callLevel), cap: price(shape.cap) };
  const present = Object.fromEntries(Object.entries(levels).filter(([, level]) => level !== undefined));
  return { ...shape, ...present, ratio: 1000 / reference, nominal: 1000 };
}
