import type { Schema } from '#client/operations.ts';
import { overlapOf, weightsOf, type Overlap, type Portfolio } from '#domain/fund/overlap.ts';
import { spend } from '#market/base/index.ts';
import { inEuro, type FundDetails, type InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { CatalogueView } from '../../../../services/search/catalogue-view.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { findInstrument } from '../../../shared/selection.ts';
import { quoteOf } from '../quotes.ts';
import { fundsDetails } from './base-data.ts';
import { holdingsIn } from './breakdowns.ts';

const MOST_OVERLAPS = 12;
/** Maximum number of funds on the same index: the largest indices have dozens, whose holdings are the same within a tenth of a percent. */
const MOST_OF_INDEX = 3;
/** Minimum overlap of a listed fund, in percent. */
const LEAST_PCT = 1;

interface Neighbour extends Overlap {
  readonly fund: InstrumentRecord;
  readonly details: FundDetails;
}

const remembered = new WeakMap<CatalogueView, Map<string, readonly Neighbour[]>>();

/** Lists funds of the same kind (ETFs, or others) with the largest overlap, excluding near duplicates. */
export const listFundOverlaps: Handler<'listFundOverlaps'> = {
  dataClass: 'quotes',
  answer({ path }, context) {
    const instrument = findInstrument(context, 'FUND', path.entityValue);
    const benchmark = instrument.details.fund?.benchmark;
    return {
      expires: expiresOf('quotes', context.now()),
      list: neighboursOf(context.catalogue(), instrument).map((neighbour) => overlapAnswer(neighbour, benchmark, context)),
    };
  },
};

/** Returns the overlapping funds; cached per fund and catalogue, because neither holdings nor names change within it. */
function neighboursOf(catalogue: CatalogueView, instrument: InstrumentRecord): readonly Neighbour[] {
  const lists = remembered.get(catalogue) ?? new Map<string, readonly Neighbour[]>();
  remembered.set(catalogue, lists);
  const before = lists.get(instrument.entityValue);
  if (before !== undefined) return before;
  const found = computeNeighbours(catalogue, instrument);
  lists.set(instrument.entityValue, found);
  return found;
}

function computeNeighbours(catalogue: CatalogueView, instrument: InstrumentRecord): readonly Neighbour[] {
  const { fund: own } = instrument.details;
  if (own === undefined) return [];
  const portfolio = portfolioOf(catalogue, instrument, own);
  const weights = weightsOf(portfolio);
  const neighbours: Neighbour[] = [];
  for (const fund of catalogue.instruments) {
    const { fund: details } = fund.details;
    if (details === undefined || fund === instrument || fund.entitySubType !== instrument.entitySubType) continue;
    spend();
    const overlap = overlapOf(portfolio, portfolioOf(catalogue, fund, details), weights);
    if (overlap.pct >= LEAST_PCT) neighbours.push({ fund, details, ...overlap });
  }
  const ranked = neighbours.toSorted(
    (a, b) => b.pct - a.pct || b.details.volume - a.details.volume || (a.fund.name < b.fund.name ? -1 : 1),
  );
  return differingOf(ranked, own).slice(0, MOST_OVERLAPS);
}

/** Limits funds on one index to {@link MOST_OF_INDEX}, without further share classes of a listed fund. Funds without an index all stay. */
function differingOf(ranked: readonly Neighbour[], own: FundDetails): readonly Neighbour[] {
  const ofIndex = new Map<string, number>();
  const seen = new Set([fundKey(own)]);
  return ranked.filter(({ details }) => {
    const { benchmark } = details;
    if (benchmark === undefined) return true;
    const before = ofIndex.get(benchmark) ?? 0;
    if (seen.has(fundKey(details)) || before === MOST_OF_INDEX) return false;
    seen.add(fundKey(details));
    ofIndex.set(benchmark, before + 1);
    return true;
  });
}

/** Returns a key that share classes of one fund have in common, distributing or not. */
function fundKey({ nameIssuer, benchmark }: FundDetails): string {
  return `${nameIssuer} ${benchmark}`;
}

function portfolioOf(catalogue: CatalogueView, fund: InstrumentRecord, details: FundDetails): Portfolio {
  const { list, cashPct } = holdingsIn(catalogue, fund, details);
  return { cashPct, holdings: list.map(({ instrument, name, pct }) => ({ key: instrument?.entityValue ?? name, pct })) };
}

function overlapAnswer(
  { fund, details, pct, shared, unknownPct }: Neighbour,
  benchmark: string | undefined,
  context: ProviderContext,
): Schema<'FundOverlap'> {
  const [notation] = context.catalogue().notationsOf(fund.entityValue);
  const { fundsTypeReplication, fundsTypeCapitalisation } = fundsDetails(fund);
  return {
    instrument: instrumentAnswer(fund),
    overlapPct: pct,
    numShared: shared,
    unknownPct,
    sameBenchmark: benchmark !== undefined && details.benchmark === benchmark,
    ongoingCharges: details.ongoingCharges,
    ...known({
      volumeFundEuro: inEuro(details.volume, details.currency, context, context.now()),
      nameReplication: fundsTypeReplication?.name,
      nameCapitalisation: fundsTypeCapitalisation?.name,
      quote: notation && quoteOf(context, { instrument: fund, notation }),
    }),
  };
}
