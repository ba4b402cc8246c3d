import type { Schema } from '#client/operations.ts';

type Views = Schema<'AnalyzerRecommendations'>;

/** Group of recommendations with its share of all in percent, and its start on the bar. */
export interface Group {
  readonly key: 'buy' | 'hold' | 'sell';
  readonly label: string;
  readonly count: number;
  /** Number of strong recommendations among them. */
  readonly strong: number;
  readonly from: number;
  readonly share: number;
}

/** Buy, hold and sell with their shares of all recommendations; empty without any. */
export function groupsOf({ numStrongBuy, numBuy, numHold, numSell, numStrongSell }: Views): readonly Group[] {
  const counted = [
    { key: 'buy', label: 'Kaufen', count: numStrongBuy + numBuy, strong: numStrongBuy },
    { key: 'hold', label: 'Halten', count: numHold, strong: 0 },
    { key: 'sell', label: 'Verkaufen', count: numSell + numStrongSell, strong: numStrongSell },
  ] as const;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return [];
  let from = 0;
  return counted.map((group) => {
    const share = (group.count / all) * 100;
    from += share;
    return { ...group, share, from: from - share };
  });
}

/** Positions of targets and price on one scale, in percent from the left. */
export interface TargetScale {
  readonly low: number;
  readonly average: number;
  readonly high: number;
  readonly price: number;
}

/** Positions of the lowest, mean and highest target and of the price, on a scale that contains them all with some space at both ends. */
export function targetScale({ minTargetPrice, avgTargetPrice, maxTargetPrice }: Views, price: number): TargetScale | undefined {
  if (minTargetPrice === undefined || avgTargetPrice === undefined || maxTargetPrice === undefined) return undefined;
  const [least, most] = [Math.min(minTargetPrice, price), Math.max(maxTargetPrice, price)];
  if (most <= least) return undefined;
  const room = (most - least) * 0.06;
  const place = (value: number): number => Math.round(((value - least + room) / (most - least + 2 * room)) * 1000) / 10;
  return { low: place(minTargetPrice), average: place(avgTargetPrice), high: place(maxTargetPrice), price: place(price) };
}

/** Day of the newest recommendation; undefined without any. */
export function newestDay({ recommendationList = [] }: Views): string | undefined {
  return recommendationList
    .map(({ dateRecommendation }) => dateRecommendation)
    .toSorted()
    .at(-1);
}
