import { figuresOf, type DerivativeFigures } from '#domain/derivative/figures.ts';
import { uint16At } from '#domain/input/at.ts';
import type { Instant } from '../prices/types.ts';
import { termsAt } from './columns.ts';
import { inputsAt, livesAt, rowFigures, sightOf, type RowFigures, type World } from './compute.ts';
import type { Ends } from './ends.ts';
import type { FiguresEngine, Moment, Row, Shown } from './types.ts';

export interface FigureReader extends Pick<FiguresEngine, 'figures' | 'current'> {
  /** Figures for filters of lists as of a moment, in full precision; empty for a product that does not trade. */
  listed(row: Row, moment: Moment): RowFigures;
}

export interface FigureReaderOptions {
  readonly ends: Ends;
  readonly now: () => Instant;
  readonly shown: (position: number, instant: Instant) => Shown;
}

/** Reads the figures of single products, from the current data of their underlyings or from a moment of all of them. */
export function createFigureReader(world: World, { ends, now, shown }: FigureReaderOptions): FigureReader {
  const { columns } = world;
  const shownOf = (row: Row): Shown => shown(uint16At(columns.underlying, row), now());
  return {
    figures(row) {
      const terms = termsAt(columns, row);
      const { asOf, price, priceTime, exchangeRate, time } = shownOf(row);
      const inputs = inputsAt(world, row, terms, { spot: price, exchangeRate, time });
      const head = { instant: asOf, priceTime, inputs };
      if (!livesAt(world, row, now())) {
        const end = ends.endOf(row);
        return { ...head, figures: figuresOf(terms, inputs, {}), ...(end === undefined ? {} : { end }) };
      }
      const listed = rowFigures(world, row, terms, inputs);
      const { bid, ask } = listed;
      const prices = { ...(bid === undefined ? {} : { bid }), ...(ask === undefined ? {} : { ask }) };
      const { impliedVolatility: _solved, ...figures }: DerivativeFigures = figuresOf(terms, inputs, prices);
      const quoted = listed.impliedVolatility === undefined ? {} : { impliedVolatility: listed.impliedVolatility };
      return { ...head, ...prices, figures: { ...figures, ...quoted } };
    },
    current(row) {
      if (!livesAt(world, row, now())) return {};
      const terms = termsAt(columns, row);
      const { price, exchangeRate, time } = shownOf(row);
      return rowFigures(world, row, terms, inputsAt(world, row, terms, { spot: price, exchangeRate, time }));
    },
    listed(row, moment) {
      if (!livesAt(world, row, moment.instant)) return {};
      const terms = termsAt(columns, row);
      return rowFigures(world, row, terms, inputsAt(world, row, terms, sightOf(world, row, moment)));
    },
  };
}
