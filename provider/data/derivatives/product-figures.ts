import { figuresOf, type DerivativeFigures } from '#domain/derivative/figures.ts';
import type { Instant } from '../market/types.ts';
import { termsAt } from './columns.ts';
import { inputsAt, livesAt, rowFigures, sightOf, type RowFigures, type World } from './compute.ts';
import type { Ends } from './ends.ts';
import type { Moment, ProductFigures, Row, Shown } from './types.ts';

/** All figures of one product at an instant, at which this is shown of its underlying. */
export function productFigures(world: World, row: Row, instant: Instant, shown: Shown, ends: Ends): ProductFigures {
  const terms = termsAt(world.columns, row);
  const { asOf, price, priceTime, exchangeRate, time } = shown;
  const inputs = inputsAt(world, row, terms, { spot: price, exchangeRate, time });
  const head = { instant: asOf, priceTime, inputs };
  if (!livesAt(world, row, instant)) {
    const end = ends.endOf(row);
    return { ...head, figures: figuresOf(terms, inputs, {}), ...(end === undefined ? {} : { end }) };
  }
  const listed = rowFigures(world, row, terms, inputs);
  const { bid, ask } = listed;
  const prices = { ...(bid === undefined ? {} : { bid }), ...(ask === undefined ? {} : { ask }) };
  const { impliedVolatility: _solved, ...figures }: DerivativeFigures = figuresOf(terms, inputs, prices);
  const quoted = listed.impliedVolatility === undefined ? {} : { impliedVolatility: listed.impliedVolatility };
  return { ...head, ...prices, figures: { ...figures, ...quoted } };
}

/** The figures that lists are filtered by, of one product in full precision; of one that does not trade none. */
export function listedFigures(world: World, row: Row, moment: Moment): RowFigures {
  if (!livesAt(world, row, moment.instant)) return {};
  const terms = termsAt(world.columns, row);
  return rowFigures(world, row, terms, inputsAt(world, row, terms, sightOf(world, row, moment)));
}

/** The same at an instant, at which this is shown of its underlying. */
export function currentFigures(world: World, row: Row, instant: Instant, { price, exchangeRate, time }: Shown): RowFigures {
  if (!livesAt(world, row, instant)) return {};
  const terms = termsAt(world.columns, row);
  return rowFigures(world, row, terms, inputsAt(world, row, terms, { spot: price, exchangeRate, time }));
}
