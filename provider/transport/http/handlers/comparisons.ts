import type { OperationInput, Schema } from '#client/operations.ts';
import type { EntityType } from '#market/catalogue/index.ts';
import { HttpFault } from '../../../base/fault.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { chooseNotation, lookUp, type Selection } from '../../shared/selection.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { bondParts } from './bond-answers.ts';
import { shownFigures } from './companies-shown.ts';
import { comparedDerivative } from './derivatives/compared.ts';
import { figuresReady } from './derivatives/product.ts';
import { fundsBaseData, fundsBenchmark, fundsDetails, fundsIssuer } from './funds/base-data.ts';
import { quoteOf } from './quotes.ts';
import { companyAnswer, stockFigures } from './stock-parts.ts';

/** Shares side by side, with the multiples of their prices. */
export const listComparedStocks: Handler<'listComparedStocks'> = compared<Schema<'ComparedStock'>>('STOCK', (context, selection) => {
  const { instrument } = selection;
  const { cnPer, cnPeg, cnDivYield, cnPriceBookvalue, cnPriceCf, cnPriceProfit } = shownFigures(context, instrument) ?? {};
  return {
    ...priceOf(context, selection),
    company: companyAnswer(context, instrument),
    stocksFigure: stockFigures(context, selection),
    ...known({ cnPer, cnPeg, cnDivYield, cnPriceBookvalue, cnPriceCf, cnPriceProfit }),
  };
});

/** Funds and ETFs side by side. */
export const listComparedFunds: Handler<'listComparedFunds'> = compared<Schema<'ComparedFund'>>('FUND', (context, selection) => {
  const { instrument } = selection;
  const { fund } = instrument.details;
  const price = priceOf(context, selection);
  const details = { ...price, fundsDetails: fundsDetails(instrument) };
  if (fund === undefined) return { ...details, fundsBaseData: {} };
  return {
    ...details,
    fundsBaseData: fundsBaseData(fund, context),
    fundsIssuer: fundsIssuer(fund),
    fundsEvaluation: { riskClass: fund.riskClass },
    ...known({ benchmark: fundsBenchmark(fund, context), manager: fund.manager }),
  };
});

/** Bonds side by side, with what follows from their prices now. */
export const listComparedBonds: Handler<'listComparedBonds'> = compared<Schema<'ComparedBond'>>('BOND', (context, selection) => {
  const quote = quoteOf(context, selection);
  return { instrument: instrumentAnswer(selection.instrument), ...known({ quote }), ...bondParts(context, selection.instrument, quote) };
});

/** Derivatives side by side, with the figures of their pages. */
export const listComparedDerivatives: Handler<'listComparedDerivatives'> = compared<Schema<'ComparedDerivative'>>(
  'DERIVATIVE',
  comparedDerivative,
);

/** The handler of a comparison: the four operations take the same and differ in their entries only. */
interface Comparison<Entry> {
  readonly dataClass: 'quotes';
  readonly inRealTime: true;
  answer(input: OperationInput<'listComparedStocks'>, context: ProviderContext): Promise<{ expires: number; list: Entry[] }>;
}

/**
 * Several instruments of one type in the order that they are asked for in; what is unknown, of another type or lacks what its own page is
 * made of is left out, duplicates are answered once.
 */
function compared<Entry>(
  entityType: EntityType,
  entryOf: (context: ProviderContext, selection: Selection) => Entry | undefined,
): Comparison<Entry> {
  return {
    dataClass: 'quotes',
    inRealTime: true,
    async answer({ query: { entityValues } }, context) {
      const named = entityValues.split(',').flatMap((key) => lookUp(context, key) ?? []);
      // Two keys may name one instrument.
      const instruments = [...new Map(named.map((one) => [one.entityValue, one])).values()].filter((one) => isOfType(one, entityType));
      if (entityType === 'DERIVATIVE') await Promise.all(instruments.map(({ entityValue }) => priced(context, entityValue)));
      const list = instruments.flatMap(
        (instrument) => unlessMissing(() => entryOf(context, { instrument, notation: chooseNotation(context, instrument, {}) })) ?? [],
      );
      return { expires: expiresOf('quotes', context.now()), list };
    },
  };
}

/** Undefined where the page of the instrument would answer 404, such as that of a product whose underlying is gone: the others stand without it. */
function unlessMissing<Entry>(entryOf: () => Entry): Entry | undefined {
  try {
    return entryOf();
  } catch (error) {
    if (error instanceof HttpFault && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** Resolves once there are figures of a derivative. */
async function priced(context: ProviderContext, entityValue: string): Promise<void> {
  const row = context.derivatives().book.row(entityValue);
  if (row !== undefined) await figuresReady(context, row);
}

/** Instrument, quote and what its price has become, as its page shows them. */
function priceOf(context: ProviderContext, selection: Selection): Pick<Schema<'ComparedFund'>, 'instrument' | 'quote' | 'cnPerformance'> {
  return {
    instrument: instrumentAnswer(selection.instrument),
    ...known({ quote: quoteOf(context, selection) }),
    cnPerformance: context.market().performanceValues(selection.notation.idNotation, pricesUntil(context, selection)),
  };
}
