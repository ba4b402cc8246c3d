import { gauss, uniform } from '../base/hash.ts';
import type { Instant } from '../prices/types.ts';
import { DAY_MS, weekday } from '#domain/time/timezone.ts';
import type { CompanyModel, CompanyWorld } from './types.ts';

/** Research houses, all fictional. */
export const RESEARCH_HOUSES = [
  'Elbkontor Research',
  'Bankhaus Weidenfeld',
  'Nordlicht Equity',
  'Marktgraf & Cie.',
  'Rheinpark Analyse',
  'Lindenhof Research',
  'Alsterblick Capital',
  'Falkenried Partner',
  'Hohenstedt Securities',
  'Silbertal Research',
  'Kronmark Equity',
  'Seebrücke Analytics',
  'Wallnerfeld Bank',
  'Taubenheim Research',
  'Ostkreuz Securities',
  'Birkenhain Capital',
  'Granithof Research',
  'Mühlenau Partner',
] as const;

export type Recommendation = 'STRONG_BUY' | 'BUY' | 'HOLD' | 'SELL' | 'STRONG_SELL';
const SCALE: readonly Recommendation[] = ['STRONG_BUY', 'BUY', 'HOLD', 'SELL', 'STRONG_SELL'];

export interface HouseRecommendation {
  readonly house: string;
  readonly day: number;
  readonly recommendation: Recommendation;
  readonly previous: Recommendation;
  readonly targetPrice: number;
}

/** Interval in days between two studies of a house about a share; each house has different days. */
const EVERY_DAYS = 84;

/**
 * Returns the latest recommendations of the houses that cover a share, as of an instant, newest first. A house's opinion changes slowly;
 * its price target is the share's price on the day of the study times one plus the return it expects, rounded. Between two studies neither
 * changes.
 */
export function recommendationsAt(world: CompanyWorld, model: CompanyModel, instant: Instant): HouseRecommendation[] {
  const today = Math.floor(instant / DAY_MS);
  return RESEARCH_HOUSES.flatMap((house, index): HouseRecommendation[] => {
    const coverage = 0.1 + (0.8 * model.lead.importance) / 100;
    if (uniform(model.key, 200, index) > coverage) return [];
    const offset = Math.floor(uniform(model.key, 201, index) * EVERY_DAYS);
    const study = Math.floor((today - 1 - offset) / EVERY_DAYS);
    const day = onWorkday(study * EVERY_DAYS + offset);
    const price = world.market().fairAt(model.lead.entityValue, day * DAY_MS);
    const expected = expectedReturn(model.key, index, study);
    return [
      {
        house,
        day,
        recommendation: recommendationFor(expected),
        previous: recommendationFor(expectedReturn(model.key, index, study - 1)),
        targetPrice: roundTarget(price * (1 + expected)),
      },
    ];
  }).toSorted((a, b) => b.day - a.day);
}

/** Grade of a recommendation: 1 = strong buy … 5 = strong sell. */
export function gradeOf(recommendation: Recommendation): number {
  return SCALE.indexOf(recommendation) + 1;
}

/** Expected return: half of an opinion depends on the share, half on the house; a third of the latter changes with each study. */
function expectedReturn(key: number, house: number, study: number): number {
  const share = 0.07 + 0.08 * gauss(key, 202, Math.floor(study / 4));
  const lasting = 0.09 * gauss(key, 203 + house, Math.floor(study / 3));
  return Math.min(0.6, Math.max(-0.45, share + lasting + 0.03 * gauss(key, 230 + house, study)));
}

/** Recommendation for an expected return over a year. */
function recommendationFor(expected: number): Recommendation {
  if (expected >= 0.28) return 'STRONG_BUY';
  if (expected >= 0.1) return 'BUY';
  if (expected >= -0.05) return 'HOLD';
  return expected >= -0.2 ? 'SELL' : 'STRONG_SELL';
}

/** Rounds to three digits, as is usual for price targets. */
function roundTarget(price: number): number {
  const step = 10 ** (Math.floor(Math.log10(price)) - 2);
  return Number((Math.round(price / step) * step).toFixed(4));
}

function onWorkday(day: number): number {
  const at = weekday(day);
  return at === 6 ? day - 1 : at === 0 ? day - 2 : day;
}
