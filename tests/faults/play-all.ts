import { play, type Outcome, type PlayOptions } from './play.ts';
import { drawScenario } from './scenario.ts';

export interface Series extends PlayOptions {
  /** Number of the first scenario; the others follow. */
  readonly first: number;
  readonly count: number;
  /** Scenarios at the same time. */
  readonly parallel: number;
}

export interface Summary {
  readonly scenarios: number;
  /** Subscriptions that ended with the last value, that were told that they do not have it, and neither: 0. */
  readonly delivered: number;
  readonly signalled: number;
  readonly lost: number;
  /** Scenarios in which something happened that must never happen. */
  readonly failed: number;
  /** Why connections ended at the server, and how often. */
  readonly closed: Readonly<Record<string, number>>;
}

/** Plays scenarios, several at a time; `onEnd` hears of each. */
export async function playAll({ first, count, parallel, ...options }: Series, onEnd: (outcome: Outcome) => void = () => undefined) {
  const outcomes: Outcome[] = [];
  let next = first;
  const one = async (): Promise<void> => {
    while (next < first + count) {
      const outcome = await play(drawScenario(next++), options);
      outcomes.push(outcome);
      onEnd(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, one));
  return outcomes;
}

export function summary(outcomes: readonly Outcome[]): Summary {
  const count = (verdict: string): number => outcomes.flatMap(({ verdicts }) => verdicts).filter((one) => one === verdict).length;
  return {
    scenarios: outcomes.length,
    delivered: count('delivered'),
    signalled: count('signalled'),
    lost: count('lost'),
    failed: outcomes.filter(({ faults }) => faults.length > 0).length,
    closed: sum(outcomes.map(({ closed }) => closed)),
  };
}

function sum(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [reason, count] of counts.flatMap((one) => [...one])) total[reason] = (total[reason] ?? 0) + count;
  return total;
}
