import type { Encoding } from '#gateway/generated/constants.ts';
import { createChance } from '#tests/bench/chance.ts';
import type { LineState } from './proxy.ts';

/** A fault at an instant after the start; with a duration it is temporary. Milliseconds. */
export type Step = { readonly at: number } & Fault;

export type Fault =
  | { readonly do: 'drop' }
  | { readonly do: 'line'; readonly state: Partial<LineState>; readonly lasts: number }
  | { readonly do: 'halfOpen'; readonly gone: 'server' | 'client' }
  | { readonly do: 'inject'; readonly to: 'client' | 'server'; readonly what: Garbage }
  | { readonly do: 'restart'; readonly lasts: number; readonly isKilled: boolean }
  | { readonly do: 'tokens'; readonly mode: TokenFault; readonly lasts: number }
  | { readonly do: 'wallClock'; readonly by: number }
  | { readonly do: 'sleep'; readonly by: number }
  | { readonly do: 'quiet'; readonly lasts: number }
  | { readonly do: 'cancel' | 'subscribe'; readonly notation: number };

export type Garbage = 'noise' | 'noJson' | 'noMessage' | 'unknownKind' | 'binary' | 'lossOfNothing' | 'proto';
export type TokenFault = 'expired' | 'forged' | 'spent' | 'none' | 'slow';

export interface Scenario {
  readonly seed: number;
  readonly encoding: Encoding;
  readonly notations: readonly number[];
  /** Milliseconds between two changes of each price. */
  readonly interval: number;
  /** Maximum silence that both sides announce, in ms. */
  readonly idleInterval: number;
  /** Number of additional bytes of each price. */
  readonly padding: number;
  readonly steps: readonly Step[];
  /** Instant at which all faults have ended. */
  readonly end: number;
}

const LONGEST_TROUBLE = 100_000;

/** Returns the scenario of a number, the same for each call. */
export function drawScenario(seed: number): Scenario {
  const chance = createChance(seed);
  const number = (low: number, high: number): number => Math.round(low + chance() * (high - low));
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)] as Value;
  const isHeavy = chance() < 0.06;
  const notations = Array.from({ length: isHeavy ? 8 : number(1, 8) }, (_, index) => index + 1);
  const trouble = number(20_000, LONGEST_TROUBLE);
  const steps = Array.from({ length: number(1, 6) }, (): Step => ({ at: number(500, trouble), ...drawFault({ number, one, notations }) }));
  if (isHeavy) steps.push({ at: number(1_000, 10_000), do: 'line', state: { stall: 'toClient' }, lasts: number(20_000, 80_000) });
  return {
    seed,
    encoding: isHeavy ? 'jsjson-v2' : one(['jsjson-v2', 'jsjsonc-v2']),
    notations,
    interval: isHeavy ? 1_000 : number(1_000, 5_000),
    idleInterval: isHeavy ? 45_000 : one([10_000, 10_000, 45_000]),
    padding: isHeavy ? 150_000 : 0,
    steps: steps.toSorted((a, b) => a.at - b.at),
    end: Math.max(...steps.map((step) => step.at + ('lasts' in step ? step.lasts : 0))),
  };
}

interface Draw {
  readonly number: (low: number, high: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
  readonly notations: readonly number[];
}

const DIRECTIONS = ['toClient', 'toServer', 'both'] as const;
const GARBAGE: readonly Garbage[] = ['noise', 'noJson', 'noMessage', 'unknownKind', 'binary', 'lossOfNothing', 'proto'];

function drawFault({ number, one, notations }: Draw): Fault {
  const lasts = number(500, one([5_000, 60_000]));
  const line = (state: Partial<LineState>): Fault => ({ do: 'line', state, lasts });
  return one<() => Fault>([
    () => ({ do: 'drop' }),
    () => line({ refuses: true }),
    () => line({ delay: number(1, 60) }),
    () => line({ split: number(1, 40) }),
    () => line({ duplicate: number(1, 5) }),
    () => line({ blackHole: one(DIRECTIONS) }),
    () => line({ stall: one(DIRECTIONS) }),
    () => ({ do: 'halfOpen', gone: one(['server', 'client']) }),
    () => ({ do: 'inject', to: one(['client', 'server']), what: one(GARBAGE) }),
    () => ({ do: 'restart', lasts: number(0, 20_000), isKilled: one([true, false]) }),
    () => ({ do: 'tokens', mode: one(['expired', 'forged', 'spent', 'none', 'slow']), lasts }),
    () => ({ do: 'wallClock', by: one([-3_600_000, -61_000, -3_000, 3_000, 3_600_000]) }),
    () => ({ do: 'sleep', by: one([10_000, 120_000, 3_600_000]) }),
    () => ({ do: 'quiet', lasts }),
    () => ({ do: one(['cancel', 'subscribe']), notation: one(notations) }),
  ])();
}
