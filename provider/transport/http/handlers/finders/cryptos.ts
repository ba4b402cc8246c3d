import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { Handler } from '../../handler.ts';
import { cryptoDetails } from '../crypto-details.ts';
import { quoteOf } from '../quotes.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds cryptocurrencies by market capitalization and performance. */
export const findCryptos: Handler<'findCryptos'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'CRYPTO', query, cryptoEntry),
};

const cryptoEntry: EntryOf<Schema<'CryptoFinderEntry'>> = (row, figures, context, extras) => {
  const quote = quoteOf(context, row);
  return {
    instrument: instrumentAnswer(row.instrument),
    cryptosDetails: cryptoDetails(row, quote?.last),
    changes: changesOf(row, figures, extras),
    ...known({ quote }),
  };
};
