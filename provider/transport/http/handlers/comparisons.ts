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

/** Compares shares, with the multiples of their prices. */
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

/** Compares funds and ETFs. */
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

/** Compares bonds, with figures from their current prices. */
export const listComparedBonds: Handler<'listComparedBonds'> = compared<Schema<'ComparedBond'>>('BOND', (context, selection) => {
  const quote = quoteOf(context, selection);
  return { instrument: instrumentAnswer(selection.instrument), ...known({ quote }), ...bondParts(context, selection.instrument, quote) };
});

/** Compares derivatives, with the figures of their pages. */
export const listComparedDerivatives: Handler<'listComparedDerivatives'> = compared<Schema<'ComparedDerivative'>>(
  'DERIVATIVE',
  comparedDerivative,
);

/** Options of a comparison: the four operations have the same parameters and differ only in their entries. */
interface Comparison<Entry> {
  readonly dataClass: 'quotes';
  readonly inRealTime: true;
  answer(input: OperationInput<'listComparedStocks'>, context: ProviderContext): Promise<{ expires: number; list: Entry[] }>;
}

/**
 * Compares several instruments of one type in the requested order. Instruments that are unknown, of another type or without the data for
 * their own page are left out; duplicates are removed.
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
      // Two keys may refer to one instrument.
      const instruments = [...new Map(named.map((one) => [one.entityValue, one])).values()].filter((one) => isOfType(one, entityType));
      if (entityType === 'DERIVATIVE') await Promise.all(instruments.map(({ entityValue }) => priced(context, entityValue)));
      const list = instruments.flatMap(
        (instrument) => unlessMissing(() => entryOf(context, { instrument, notation: chooseNotation(context, instrument, {}) })) ?? [],
      );
      return { expires: expiresOf('quotes', context.now()), list };
    },
  };
}

/**
 * Returns undefined if the page of the instrument would answer 404, such as that of a product whose underlying is gone, so that the other
 * entries remain.
 */
function unlessMissing<Entry>(entryOf: () => Entry): Entry | undefined {
  try {
    return entryOf();
  } catch (error) {
    if (error instanceof HttpFault && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** Resolves once the figures of a derivative are available. */
async function priced(context: ProviderContext, entityValue: string): Promise<void> {
  const row = context.derivatives().book.row(entityValue);
  if (row !== undefined) await figuresReady(context, row);
}

/** Returns instrument, quote and performance as on its page. */
function priceOf(context: ProviderContext, selection: Selection): Pick<Schema<'ComparedFund'>, 'instrument' | 'quote' | 'cnPerformance'> {
  return {
    instrument: instrumentAnswer(selection.instrument),
    ...known({ quote: quoteOf(context, selection) }),
    cnPerformance: context.market().performanceValues(selection.notation.idNotation, pricesUntil(context, selection)),
  };
}
