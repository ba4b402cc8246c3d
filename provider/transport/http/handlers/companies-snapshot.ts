import { memoize } from '#domain/cache/memoize.ts';
import type { Schema } from '#client/operations.ts';
import { splitsOf, type CatalogueLookup } from '#market/catalogue/index.ts';
import { companyModelOf, sustainabilityOf } from '#market/companies/index.ts';
import { dateTime } from '../../../base/date-time.ts';
import { instrumentAnswer } from '../answers.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';
import { figureLists } from './companies-figures.ts';
import { ratingOf } from './companies-ratings.ts';

const MOST_RELATED = 8;

/** Returns the parts of a share's snapshot about the company besides its name: figures, known splits, sustainability. */
export function companyParts(context: ProviderContext, selection: Selection): Partial<Schema<'StockSnapshot'>> {
  const model = companyModelOf(context.catalogue(), selection.instrument);
  if (model === undefined) return {};
  const marks = sustainabilityOf(model);
  return {
    ...figureLists(context, selection),
    stocksSplitList: {
      list: splitsOf(selection.instrument.isin).map(({ day, factor }) => ({ dateSplit: dateTime(Date.parse(`${day}T12:00:00Z`)), factor })),
    },
    sustainabilityData: {
      totalScore: marks.totalScore,
      climateGroup: { climateScore: marks.climateScore, renewableEnergyValue: marks.renewableEnergy },
      societyGroup: { societyScore: marks.societyScore, ceoEmployeeRatioCEO: marks.topPay, ceoEmployeeRatioValue: marks.payRatio },
      genderGroup: { genderScore: marks.genderScore },
    },
  };
}

/** Returns chance and risk as rated. */
export function ratingAnswer(
  context: ProviderContext,
  selection: Selection,
): Pick<Schema<'StocksDetails'>, 'theScreenerChance' | 'theScreenerRisk'> {
  const rating = ratingOf(context, selection);
  return rating === undefined ? {} : { theScreenerChance: rating.chance, theScreenerRisk: rating.risk };
}

/** Returns other shares of the company, then the best known ones of its sector. */
export function relatedShares(context: ProviderContext, { instrument }: Selection): Schema<'Instrument'>[] {
  const catalogue = context.catalogue();
  const branch = instrument.companyId === undefined ? undefined : catalogue.company(instrument.companyId)?.branch.idBranch;
  const rank = (companyId: string | undefined): number => (companyId === instrument.companyId ? 1_000 : 0);
  return (sharesByBranch(catalogue, 'all').get(branch) ?? [])
    .filter(({ entityValue }) => entityValue !== instrument.entityValue)
    .toSorted((a, b) => rank(b.companyId) + b.importance - rank(a.companyId) - a.importance || a.name.localeCompare(b.name, 'de'))
    .slice(0, MOST_RELATED)
    .map(instrumentAnswer);
}

/** Groups the shares of companies by sector, which may be undefined; cached per catalogue, which has many instruments. */
const sharesByBranch = memoize((catalogue: CatalogueLookup, _all: 'all') =>
  Map.groupBy(
    catalogue.instruments.filter(({ entityType, companyId }) => entityType === 'STOCK' && companyId !== undefined),
    ({ companyId }) => catalogue.company(companyId ?? '')?.branch.idBranch,
  ),
);
