import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../../base/date-time.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Selection } from '../../../shared/selection.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { quoteOf } from '../quotes.ts';
import { namedLevels } from './barriers.ts';
import { detailsOf } from './details.ts';
import { basisOf } from './figure.ts';
import { productAt } from './product.ts';

/** Returns a derivative for a comparison, with the figures of its page except those since its issue. */
export function comparedDerivative(context: ProviderContext, selection: Selection): Schema<'ComparedDerivative'> | undefined {
  const row = context.derivatives().book.row(selection.instrument.entityValue);
  if (row === undefined) return undefined;
  const product = productAt(context, row);
  const { terms, inputs, issuer, underlying, underlyingNotation } = product;
  return {
    instrument: instrumentAnswer(selection.instrument),
    instrumentUnderlying: instrumentAnswer(underlying),
    ...known({ quote: quoteOf(context, selection) }),
    derivativesIssuer: { id: issuer.id, name: issuer.name },
    derivativesDetails: detailsOf(context, product),
    derivativesFigure: { ...basisOf(context, product), ...product.figures },
    isoCurrencyUnderlying: underlyingNotation.isoCurrency,
    ...known(namedLevels(terms, inputs.time)),
    coverRatio: terms.ratio,
    ...known({ dateMaturity: terms.maturity === undefined ? undefined : dateTime(terms.maturity) }),
  };
}
