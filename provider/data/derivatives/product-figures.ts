import { figuresOf, type DerivativeFigures } from '#domain/derivative/figures.ts';
import { termsAt } from './columns.ts';
import { inputsAt, livesAt, rowFigures, type RowFigures, type World } from './compute.ts';
import type { Ends } from './ends.ts';
import type { Moment, ProductFigures, Row } from './types.ts';

/** All figures of one product as of a moment. */
export function productFigures(world: World, row: Row, moment: Moment, ends: Ends): ProductFigures {
  const terms = termsAt(world.columns, row);
  const inputs = inputsAt(world, row, terms, moment);
  const end = ends.endOf(row);
  if (!livesAt(world, row, moment.instant))
    return { instant: moment.instant, inputs, figures: figuresOf(terms, inputs, {}), ...(end === undefined ? {} : { end }) };
  const listed = rowFigures(world, row, terms, inputs);
  const { bid, ask } = listed;
  const prices = { ...(bid === undefined ? {} : { bid }), ...(ask === undefined ? {} : { ask }) };
  const { impliedVolatility: _solved, ...figures }: DerivativeFigures = figuresOf(terms, inputs, prices);
  const quoted = listed.impliedVolatility === undefined ? {} : { impliedVolatility: listed.impliedVolatility };
  return { instant: moment.instant, inputs, ...prices, figures: { ...figures, ...quoted } };
}

/** The figures that lists are filtered by, of one product in full precision; of one that does not trade none. */
export function listedFigures(world: World, row: Row, moment: Moment): RowFigures {
  if (!livesAt(world, row, moment.instant)) return {};
  const terms = termsAt(world.columns, row);
  return rowFigures(world, row, terms, inputsAt(world, row, terms, moment));
}
