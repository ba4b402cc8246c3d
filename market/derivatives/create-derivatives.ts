import { valueOf } from '#domain/derivative/value.ts';
import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import { int32At, uint16At } from '#domain/input/at.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { HALF_HOUR_MS } from '../calendar/schedules.ts';
import type { Direction, DerivedNotation, Instant, Market } from '../prices/types.ts';
import { createBook } from './book.ts';
import { inputsAt, quotingOf, worldOf } from './compute.ts';
import { createEnds } from './ends.ts';
import { endsBefore } from './known-ends.ts';
import { createFigureReader } from './figure-reader.ts';
import { find } from './finder.ts';
import { createFigures, exchangeRateAt } from './figures.ts';
import { followFigures, type FollowedFigures } from './followed-figures.ts';
import { volatilitiesOf } from './parameters.ts';
import { createShown } from './shown.ts';
import type { Derivatives, Row, RowRange, Stock } from './types.ts';
import { underlyingAt } from './underlying-at.ts';
import { dailyVolumeOf } from './volume.ts';

export interface DerivativesOptions {
  readonly stock: Stock;
  /** Market that prices the underlyings. A function, because market and derivatives depend on each other. */
  readonly market: () => Market;
  readonly now: () => Instant;
  /** Figures of the main thread, if this is another one. */
  readonly followed?: FollowedFigures;
}

/** Creates the derivatives in memory: book, figures, and their prices for the market. */
export function createDerivatives({ stock, market, now, followed }: DerivativesOptions): Derivatives {
  const { columns, underlyings, ends: earlier } = stock;
  const book = createBook(columns, underlyings);
  const ends = createEnds(columns, underlyings, market, earlier && endsBefore(earlier, now()), followed?.memory.ends);
  const world = worldOf(stock, ends);
  const forget = (rows: readonly Row[]): void => {
    for (const row of rows) for (const { idNotation } of book.notations(row)) market().forget(idNotation);
  };
  const shown = createShown(underlyings, market);
  const reader = createFigureReader(world, { ends, now, shown });
  const figures =
    followed === undefined
      ? createFigures({ world, reader, book, underlyings, ends, market, now, shown, onEnded: forget })
      : followFigures(reader, followed, { ends, now });

  function derived(idNotation: number): DerivedNotation | undefined {
    const row = book.rowByNotation(idNotation);
    if (row === undefined) return undefined;
    const record = book.notations(row).find((one) => one.idNotation === idNotation);
    if (record === undefined) return undefined;
    const terms = book.terms(row);
    const position = uint16At(columns.underlying, row);
    const underlying = underlyingAt(underlyings, position);
    const priced = underlyingAt(world.underlyings, position);
    figures.look([position]);
    const ofHalf = remembered((half) => {
      const time = half * HALF_HOUR_MS;
      const hitAt = ends.hitOf(row);
      const inputs = {
        time,
        rate: priced.rate,
        dividendYield: priced.dividendYield,
        exchangeRate: exchangeRateAt(market(), underlying.currency, time),
        ...(hitAt !== undefined && hitAt <= time ? { hitAt } : undefined),
      };
      return { inputs, volatilities: volatilitiesOf(priced, terms, time) };
    });
    return {
      record,
      instrument: book.instrument(row),
      underlying: underlying.entityValue,
      official: underlying.official,
      value(spot, half) {
        const { inputs, volatilities } = ofHalf(half);
        return valueOf(terms, { ...inputs, ...volatilities(spot), spot });
      },
      direction: directionOf(terms),
      halfSpread: quotingOf(world, row, terms).halfSpread,
      dailyVolume: dailyVolumeOf(idNotation),
      since: formatDay(int32At(columns.issued, row)),
      quoted(instant) {
        const { price: spot, exchangeRate, time, since } = shown(position, instant);
        return { value: valueOf(terms, inputsAt(world, row, terms, { spot, exchangeRate, time })), time: since };
      },
      until: () => figures.endOf(row)?.instant,
    };
  }

  /** Leaves out products that have ended within the minute of the figures. */
  const findNow: Derivatives['find'] = (question) => {
    const figureColumns = figures.columns();
    figures.look(question.underlyings ?? positionsOf(question.rows));
    return find(columns, figureColumns, question, figures.hasEnded);
  };

  function positionsOf({ from, to }: RowRange): number[] {
    if (to <= from) return [];
    const [first, last] = [uint16At(columns.underlying, from), uint16At(columns.underlying, to - 1)];
    return first === last ? [first] : [...underlyings.keys()];
  }

  return { book, figures, derived, knownEnds: ends.known, find: findNow };
}

function directionOf({ type, right }: DerivativeTerms): Direction {
  if (type === 'INLINE_WARRANT') return 'BOTH';
  return right === 'CALL' ? 'RISING' : 'FALLING';
}

/** Caches the last result: neighboring prices ask for the same half hour. */
function remembered<Value>(compute: (half: number) => Value): (half: number) => Value {
  let known: { readonly half: number; readonly value: Value } | undefined;
  return (half) => {
    if (known?.half !== half) known = { half, value: compute(half) };
    return known.value;
  };
}
