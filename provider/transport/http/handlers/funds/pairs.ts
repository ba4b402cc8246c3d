import type { Schema } from '#client/operations.ts';
import { overlapOf, weightsOf, type Portfolio } from '#domain/fund/overlap.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { isOfType } from '../../../../base/is-of-type.ts';
import { lookUp } from '../../../shared/selection.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { Handler } from '../../handler.ts';
import { holdingsIn } from './breakdowns.ts';

/** Returns the overlap of each pair of several funds, each pair once, the largest first. */
export const listComparedFundOverlaps: Handler<'listComparedFundOverlaps'> = {
  dataClass: 'quotes',
  answer({ query: { entityValues } }, context) {
    const funds = [...new Set(entityValues.split(','))].flatMap((key) => fundOf(context, key) ?? []);
    const pairs = funds.flatMap((one, index) => funds.slice(index + 1).map((other) => pairOf(one, other)));
    return { expires: expiresOf('quotes', context.now()), list: pairs.toSorted((a, b) => b.overlapPct - a.overlapPct) };
  },
};

interface ComparedFund extends Portfolio {
  readonly fund: InstrumentRecord;
  readonly holdings: readonly { readonly key: string; readonly name: string; readonly pct: number }[];
}

/** Finds a fund by its code, in the form of the contract or of addresses (ISIN only). */
function fundOf(context: ProviderContext, key: string): ComparedFund | undefined {
  const fund = lookUp(context, key) ?? lookUp(context, `ISIN:${key}`);
  if (fund === undefined || !isOfType(fund, 'FUND') || fund.details.fund === undefined) return undefined;
  const { list, cashPct } = holdingsIn(context.catalogue(), fund, fund.details.fund);
  return { fund, cashPct, holdings: list.map(({ instrument, name, pct }) => ({ key: instrument?.entityValue ?? name, name, pct })) };
}

function pairOf(one: ComparedFund, other: ComparedFund): Schema<'ComparedFundOverlap'> {
  const weights = weightsOf(one);
  const { pct, shared, unknownPct } = overlapOf(one, other, weights);
  const common = other.holdings.map((holding) => ({ name: holding.name, pct: Math.min(holding.pct, weights.get(holding.key) ?? 0) }));
  const top = common.reduce<{ readonly name?: string; readonly pct: number }>((best, each) => (each.pct > best.pct ? each : best), {
    pct: 0,
  });
  return {
    instrument: instrumentAnswer(one.fund),
    instrumentOther: instrumentAnswer(other.fund),
    overlapPct: pct,
    numShared: shared,
    unknownPct,
    ...known({ nameTopShared: top.name }),
  };
}
