import { play, type Outcome, type PlayOptions } from './play.ts';
import { drawScenario } from './scenario.ts';

export interface Series extends PlayOptions {
  /** Number of the first scenario; the others have the following numbers. */
  readonly first: number;
  readonly count: number;
  /** Number of concurrent scenarios. */
  readonly parallel: number;
}

export interface Summary {
  readonly scenarios: number;
  /** Number of subscriptions that ended with the latest value, with a notice that it is missing, and with neither, which must be 0. */
  readonly delivered: number;
  readonly signalled: number;
  readonly lost: number;
  /** Number of scenarios with a violation. */
  readonly failed: number;
  /** Number of connections that the server ended, by reason. */
  readonly closed: Readonly<Record<string, number>>;
}

/** Plays scenarios, several at a time; calls `onEnd` after each. */
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
