import type { Schema } from '#client/operations.ts';
import { instrumentAnswer, marketAnswer } from '../../answers.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { snapshot } from '../snapshots.ts';
import { barrierFiguresOf, barriersOf } from './barriers.ts';
import { detailsOf, distributionsOf } from './details.ts';
import { basisOf, figureOf } from './figure.ts';
import { figuresReady, findProduct, findRow, type Product } from './product.ts';

/** Returns all data of a derivative; its figures are those of the finder in the same minute. */
export const getDerivativeSnapshot: Handler<'getDerivativeSnapshot'> = {
  dataClass: 'quotes',
  async answer(input, context) {
    await figuresReady(context, findRow(context, input.path.entityValue));
    return derivativeSnapshot.answer(input, context);
  },
};

const derivativeSnapshot = snapshot('DERIVATIVE', (context, { instrument }, envelope): Schema<'DerivativeSnapshot'> => {
  const product = findProduct(context, instrument.entityValue);
  const { issuer, underlying } = product;
  return {
    type: 'DerivativesSnapshot',
    ...envelope,
    relatedInstrumentItemList: [instrumentAnswer(underlying)],
    derivativesDetails: detailsOf(context, product),
    derivativesFigure: figureOf(context, product),
    derivativesUnderlyingList: { list: [underlyingAnswer(context, product, envelope.chart.ranges)] },
    derivativesIssuer: { id: issuer.id, name: issuer.name },
    derivativeDistribution: distributionsOf(product),
  };
});

function underlyingAnswer(
  context: ProviderContext,
  product: Product,
  ranges: Schema<'SnapshotChart'>['ranges'],
): Schema<'DerivativesUnderlying'> {
  const { terms, underlying, underlyingNotation } = product;
  const { idNotation, codeMarket, isoCurrency } = underlyingNotation;
  return {
    instrument: instrumentAnswer(underlying),
    market: marketAnswer({ instrument: underlying, notation: underlyingNotation }, context),
    isoCurrency,
    officialName: underlying.details.stock?.officialName ?? underlying.name,
    shortName: underlying.tinyName,
    coverRatio: terms.ratio,
    referencePrice: terms.reference,
    derivativesBarrierList: { list: barriersOf(product) },
    derivativesBarrierFigureList: { ...basisOf(context, product), list: barrierFiguresOf(product) },
    chart: { idNotation, selectedRange: 'W1', ranges, codeMarket, isoCurrency },
  };
}
