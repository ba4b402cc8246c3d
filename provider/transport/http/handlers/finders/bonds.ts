import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { Handler } from '../../handler.ts';
import { bondFacts, bondFigures } from '../bond-answers.ts';
import { quoteOf } from '../quotes.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds bonds by issuer, currency, coupon, yield and maturity. */
export const findBonds: Handler<'findBonds'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'BOND', query, bondEntry),
};

const bondEntry: EntryOf<Schema<'BondFinderEntry'>> = (row, figures, context, extras) => {
  const quote = quoteOf(context, row);
  return {
    instrument: instrumentAnswer(row.instrument),
    ...bondFacts(row.instrument),
    bondsFigures: bondFigures(figures.bond(row), quote),
    changes: changesOf(row, figures, extras),
    ...known({ quote }),
  };
};
