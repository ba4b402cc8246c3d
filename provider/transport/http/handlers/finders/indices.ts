import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { Handler } from '../../handler.ts';
import { indexDetails } from '../indices.ts';
import { quoteOf } from '../quotes.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds indices by country, family, kind and performance. */
export const findIndices: Handler<'findIndices'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'INDEX', query, indexEntry),
};

const indexEntry: EntryOf<Schema<'IndexFinderEntry'>> = (row, figures, context, extras) => ({
  instrument: instrumentAnswer(row.instrument),
  indicesDetails: indexDetails(row),
  changes: changesOf(row, figures, extras),
  ...known({ quote: quoteOf(context, row) }),
});
