import type { Schema } from '#client/operations.ts';
import { instrumentAnswer, known, numericId } from '../../answers.ts';
import type { Handler } from '../../handlers.ts';
import { quoteOf } from '../quotes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Indices by country, family, kind and performance. */
export const findIndices: Handler<'findIndices'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'INDEX', query, indexEntry),
};

const indexEntry: EntryOf<Schema<'IndexFinderEntry'>> = (row, _figures, context) => {
  const { instrument, notation } = row;
  const { index } = instrument.details;
  return {
    instrument: instrumentAnswer(instrument),
    indicesDetails: {
      ...numericId('idInstrument', instrument.entityValue),
      ...known({
        idFamily: index?.idFamily,
        nameIndexType: index?.nameIndexType,
        isoCountry: index?.isoCountry,
        nameCountry: index?.nameCountry,
        nameContinent: index?.nameContinent,
        nameFamily: index?.nameFamily,
        numberConstituents: index?.numberConstituents,
      }),
      unitType: notation.unitType,
    },
    ...known({ quote: quoteOf(context, row) }),
  };
};
