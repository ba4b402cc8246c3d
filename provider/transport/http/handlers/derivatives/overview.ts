import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { Handler } from '../../handler.ts';
import { quoteOf } from '../quotes.ts';
import { documentsOf } from './details.ts';
import { findBasics } from './product.ts';

/** Returns issuer, documents and the underlying with its price: everything that does not need the product's figures. */
export const getDerivativeOverview: Handler<'getDerivativeOverview'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path }, context) {
    const product = findBasics(context, path.entityValue);
    const { instrument, issuer, underlying, underlyingNotation } = product;
    const quote = quoteOf(context, { instrument: underlying, notation: underlyingNotation });
    return {
      expires: expiresOf('quotes', context.now()),
      instrument: instrumentAnswer(instrument),
      derivativesIssuer: { id: issuer.id, name: issuer.name },
      ...documentsOf(product),
      list: [{ instrument: instrumentAnswer(underlying), ...known({ quote }) }],
    };
  },
};
