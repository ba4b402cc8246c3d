import { relativeStrengthLevy, volatility } from '#domain/indicator/closes.ts';
import type { Schema } from '#client/operations.ts';
import {
  estimateAt,
  revisionAt,
  companyModelOf,
  rate,
  gradeOf,
  recommendationsAt,
  type HouseRecommendation,
  type Recommendation,
} from '#market/companies/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { known } from '../../../base/known.ts';
import { select, type Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { shownFigures } from './companies-shown.ts';
import { FIGURES_SOURCE } from './companies-figures.ts';
import { benchmarksOf, closesOf } from './companies-technical.ts';
import { fundamentalItems, riskItems, type RatingAnswer } from './companies-rating-texts.ts';

const NAMES: Readonly<Record<Recommendation, string>> = {
  STRONG_BUY: 'Stark kaufen',
  BUY: 'Kaufen',
  HOLD: 'Halten',
  SELL: 'Verkaufen',
  STRONG_SELL: 'Stark verkaufen',
};
/** Number of days for which a change counts as new. */
const RECENT_DAYS = 30;

/** Returns recommendations of fictitious research houses for a share, and their mean. */
export const getAnalyzerRecommendations: Handler<'getAnalyzerRecommendations'> = {
  dataClass: 'history',
  inRealTime: true,
  answer({ path }, context) {
    const { instrument } = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    const model = companyModelOf(context.catalogue(), instrument);
    const list = model === undefined ? [] : recommendationsAt(context, model, context.now());
    const head = { expires: expiresOf('history', context.now()), source: FIGURES_SOURCE };
    return { ...head, ...consensusOf(list, context.now()), ...(model === undefined ? {} : targetsOf(list, model.isoCurrency)) };
  },
};

function consensusOf(list: readonly HouseRecommendation[], now: number) {
  const count = (...wanted: Recommendation[]): number => list.filter(({ recommendation }) => wanted.includes(recommendation)).length;
  const recent = list.filter(({ day }) => day * DAY_MS >= now - RECENT_DAYS * DAY_MS);
  const moved = (direction: 1 | -1): number =>
    recent.filter(({ recommendation, previous }) => Math.sign(gradeOf(previous) - gradeOf(recommendation)) === direction).length;
  const [positive, negative, upgraded, downgraded] = [count('STRONG_BUY', 'BUY'), count('SELL', 'STRONG_SELL'), moved(1), moved(-1)];
  const total = list.length;
  return {
    recommendationConsensus: total === 0 ? 3 : list.reduce((sum, { recommendation }) => sum + gradeOf(recommendation), 0) / total,
    numTotal: total,
    numStrongBuy: count('STRONG_BUY'),
    numBuy: count('BUY'),
    numHold: count('HOLD'),
    numSell: count('SELL'),
    numStrongSell: count('STRONG_SELL'),
    numPositive: positive,
    numNegative: negative,
    numUpgraded: upgraded,
    numDowngraded: downgraded,
    numUnchanged: total - upgraded - downgraded,
    ...(total === 0 ? {} : { ratioPositiveToNegative: (100 * (positive - negative)) / total }),
  };
}

function targetsOf(list: readonly HouseRecommendation[], isoCurrency: string): Partial<Schema<'AnalyzerRecommendations'>> {
  if (list.length === 0) return {};
  const targets = list.map(({ targetPrice }) => targetPrice);
  return {
    avgTargetPrice: targets.reduce((sum, target) => sum + target, 0) / targets.length,
    minTargetPrice: Math.min(...targets),
    maxTargetPrice: Math.max(...targets),
    idCurrencyTargetPrice: isoCurrency,
    recommendationList: list.map(({ house, day, recommendation, previous, targetPrice }) => ({
      nameAnalyst: house,
      recommendation,
      nameRecommendation: NAMES[recommendation],
      previousRecommendation: previous,
      targetPrice,
      dateRecommendation: dateTime(day * DAY_MS + DAY_MS / 2),
    })),
  };
}

/** Returns stars for fundamentals and an assessment of risk, by the rules of `companies/rating.ts`. */
export const getScreenerRating: Handler<'getScreenerRating'> = {
  dataClass: 'intraday',
  inRealTime: true,
  answer({ path }, context) {
    const selection = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    const rating = ratingOf(context, selection);
    return {
      expires: expiresOf('intraday', context.now()),
      source: FIGURES_SOURCE,
      fundamentalList: {
        typeItemList: 'FUNDAMENTAL',
        descriptionItemList: 'Fundamentalanalyse',
        list: rating === undefined ? [] : fundamentalItems(rating),
      },
      riskList: { typeItemList: 'RISK', descriptionItemList: 'Risikoanalyse', list: rating === undefined ? [] : riskItems(rating) },
    };
  },
};

/** Returns the current rating of a share with its inputs; undefined if too little is known about its company. */
export function ratingOf(context: ProviderContext, selection: Selection): RatingAnswer | undefined {
  const model = companyModelOf(context.catalogue(), selection.instrument);
  const figures = shownFigures(context, selection.instrument);
  if (model === undefined || figures === undefined) return undefined;
  const { current, next, cnPer, cnDivYield } = figures;
  const revision = revisionAt(model, current.year, context.now(), 3);
  const growth = current.eps > 0 ? (estimateAt(model, next.year, context.now()).eps - current.eps) / current.eps : 0;
  const { close } = closesOf(context, selection);
  const benchmark = benchmarksOf(context, selection, 1).stocksBenchmarkList?.list[0];
  const inputs = {
    revision,
    usualPriceEarnings: model.company.details?.priceEarnings ?? model.usual.priceEarnings,
    expectedReturn: growth + cnDivYield / 100,
    ...known({
      priceEarnings: cnPer,
      trend: relativeStrengthLevy(close, 200),
      lead: benchmark?.cnOpb1M,
      volatility: volatility(close, 250),
      beta: benchmark?.cnBeta250,
      correlation: benchmark?.cnKor250,
    }),
  };
  return { ...rate(inputs), inputs };
}
