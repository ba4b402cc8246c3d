import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { Handler } from '../../handler.ts';
import { quoteOf } from '../quotes.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds currency pairs by either currency and performance. */
export const findCurrencies: Handler<'findCurrencies'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'CURRENCY', query, currencyEntry),
};

const currencyEntry: EntryOf<Schema<'CurrencyFinderEntry'>> = (row, figures, context, extras) => ({
  instrument: instrumentAnswer(row.instrument),
  changes: changesOf(row, figures, extras),
  ...known({ quote: quoteOf(context, row) }),
});
