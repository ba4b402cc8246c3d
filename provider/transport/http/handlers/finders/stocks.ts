import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { Handler } from '../../handler.ts';
import { moveReasonOf } from '../move-reasons.ts';
import { quoteOf } from '../quotes.ts';
import { companyAnswer, stockFigures } from '../stock-parts.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds shares by index, sector, country, size, valuation, performance and risk. */
export const findStocks: Handler<'findStocks'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'STOCK', query, stockEntry),
};

const stockEntry: EntryOf<Schema<'StockFinderEntry'>> = (row, figures, context, extras) => {
  const { instrument } = row;
  const { stock } = instrument.details;
  const share = figures.share(row);
  const quote = quoteOf(context, row);
  return {
    instrument: instrumentAnswer(instrument),
    company: companyAnswer(context, instrument),
    stocksDetails: stock === undefined ? {} : { shortName: stock.shortName, officialName: stock.officialName },
    stocksFigure: stockFigures(context, row),
    changes: changesOf(row, figures, extras),
    ...known({
      quote,
      moveReason: moveReasonOf(context, instrument.entityValue, quote),
      cnPer: share?.cnPer,
      cnDivYield: share?.cnDivYield,
      cnPeg: share?.cnPeg,
    }),
  };
};
