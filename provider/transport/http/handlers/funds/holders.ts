import { spend } from '#market/base/index.ts';
import { inEuro, type InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { CatalogueView } from '../../../../services/search/catalogue-view.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { isOfType } from '../../../../base/is-of-type.ts';
import { lookUp } from '../../../shared/selection.ts';
import { quoteOf } from '../quotes.ts';
import { fundsIssuer } from './base-data.ts';
import { holdingsIn } from './breakdowns.ts';

const MOST_HOLDERS = 20;
const MOST_HOLDINGS = 15;

interface Holder {
  readonly fund: InstrumentRecord;
  readonly pct: number;
}

const indexes = new WeakMap<CatalogueView, ReadonlyMap<string, readonly Holder[]>>();

/** Indexes funds by their largest positions, the largest share first; cached per catalogue. */
function holdersIn(catalogue: CatalogueView): ReadonlyMap<string, readonly Holder[]> {
  const made = indexes.get(catalogue);
  if (made !== undefined) return made;
  const index = new Map<string, Holder[]>();
  for (const fund of catalogue.instruments) {
    const { fund: details } = fund.details;
    if (details === undefined) continue;
    spend();
    for (const { instrument, pct } of holdingsIn(catalogue, fund, details).list.slice(0, MOST_HOLDINGS)) {
      if (instrument === undefined) continue;
      const list = index.get(instrument.entityValue) ?? [];
      list.push({ fund, pct });
      index.set(instrument.entityValue, list);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.pct - a.pct || b.fund.importance - a.fund.importance);
  indexes.set(catalogue, index);
  return index;
}

/** Lists the funds with the largest share of an instrument; empty for an unknown instrument and one without holders. */
export const listFundsByTopHolding: Handler<'listFundsByTopHolding'> = {
  dataClass: 'history',
  answer({ query }, context) {
    const instrument = lookUp(context, query.entityValue);
    const holders =
      instrument === undefined || !isOfType(instrument, query.entityType)
        ? []
        : (holdersIn(context.catalogue()).get(instrument.entityValue) ?? []);
    return {
      expires: expiresOf('history', context.now()),
      list: holders.slice(0, MOST_HOLDERS).flatMap((holder) => answerOf(holder, context) ?? []),
    };
  },
};

function answerOf({ fund, pct }: Holder, context: ProviderContext) {
  const { fund: details } = fund.details;
  if (details === undefined) return undefined;
  const notation = context.catalogue().notationsOf(fund.entityValue)[0];
  const quote = notation && quoteOf(context, { instrument: fund, notation });
  return {
    instrument: instrumentAnswer(fund),
    fundsIssuer: fundsIssuer(details),
    investmentPct: pct,
    ongoingCharges: details.ongoingCharges,
    ...known({
      performancePct1Y: quote?.performance1YearPct,
      volumeFundEuro: inEuro(details.volume, details.currency, context, context.now()),
    }),
  };
}
