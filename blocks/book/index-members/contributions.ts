import type { Schema } from '#client/operations.ts';

type Member = Pick<Schema<'IndexConstituent'>, 'instrument' | 'weightPct' | 'quote'>;

export interface Contribution {
  readonly instrument: Schema<'Instrument'>;
  readonly notation: number | undefined;
  /** Current weight in percent of the index. */
  readonly weight: number;
  /** Change since the previous close, in percent. */
  readonly change: number;
  /** Contribution in percentage points of the index; undefined if the index is not the sum of these members. */
  readonly points: number | undefined;
}

export interface Contributions {
  /** Members, heaviest first. */
  readonly list: readonly Contribution[];
  /** Sum of the contributions in percent; undefined if the single ones are. */
  readonly sum: number | undefined;
}

/** Minimum sum of the known weights in percent; below it, the answer leaves out members and the move is not computed. */
const NEARLY_ALL = 99.5;
/** Tolerance in percentage points between the move of an index and that of its members; beyond it, the index is not their sum. */
const TOLERANCE = 0.05;

/**
 * Contribution of each member to the move of its index today. The given weights are current; the weights before the move follow from the
 * changes. An index that is the sum of its members moves by Σ w₀·r, where w₀ = w·(1+R)/(1+r) and all w₀ add up to 100 %. Only an index
 * whose reported change agrees with that sum gets contributions.
 * @param indexChange reported change of the index, in percent
 */
export function contributionsOf(members: readonly Member[], indexChange: number | undefined): Contributions {
  const known = members.flatMap(({ instrument, weightPct, quote }) =>
    weightPct === undefined || weightPct <= 0 || quote?.performancePct === undefined
      ? []
      : [{ instrument, notation: quote.market.idNotation, weight: weightPct, change: quote.performancePct }],
  );
  const sum = moveOf(known);
  const isSum = sum !== undefined && indexChange !== undefined && Math.abs(sum - indexChange) <= TOLERANCE;
  const list = known
    .map((member) => ({ ...member, points: isSum ? pointsOf(member, sum) : undefined }))
    .toSorted((a, b) => b.weight - a.weight);
  return { list, sum: isSum ? sum : undefined };
}

function moveOf(members: readonly Pick<Contribution, 'weight' | 'change'>[]): number | undefined {
  const all = members.reduce((sum, { weight }) => sum + weight, 0);
  if (all < NEARLY_ALL) return undefined;
  const before = members.reduce((sum, { weight, change }) => sum + weight / all / (1 + change / 100), 0);
  return (1 / before - 1) * 100;
}

function pointsOf({ weight, change }: Pick<Contribution, 'weight' | 'change'>, sum: number): number {
  return (weight * ((1 + sum / 100) / (1 + change / 100)) * change) / 100;
}
