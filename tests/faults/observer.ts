import type { Clock, ConnectionState, Subscriber } from '#gateway/types.ts';
import type { ScriptedSource } from './scripted-source.ts';

export type Verdict = 'delivered' | 'signalled' | 'lost';

/** Observes the messages to one subscriber, as a visitor would. */
export interface Observer {
  readonly notation: number;
  readonly subscriber: Subscriber;
  /** Compares with the true price now: a price shown as live must be live. */
  look(state: ConnectionState): void;
  /** Returns the current state: the subscriber has the latest value as live, knows that it has not, or neither. */
  verdict(): Verdict;
  /** Marks the end, after which every message is a fault. */
  end(): void;
  /** Violations of the rules of the gateway. */
  readonly faults: readonly string[];
}

export interface ObserverOptions {
  readonly notation: number;
  readonly source: ScriptedSource;
  readonly clock: Clock;
  /** Milliseconds after which a loss must have been signalled. */
  readonly patience: number;
}

export function createObserver({ notation, source, clock, patience }: ObserverOptions): Observer {
  const faults = new Set<string>();
  let value = 0;
  let isLive = false;
  let isOver: 'no' | 'failed' | 'ended' = 'no';
  let wrongSince: number | undefined;
  const tell = (what: string): void => {
    if (isOver !== 'no') faults.add(`${what} after ${isOver === 'failed' ? 'an error' : 'the end'}`);
  };
  return {
    notation,
    subscriber: {
      onData(data) {
        tell('data');
        const next = valueOf(data);
        if (next === undefined) faults.add(`data that are no price: ${JSON.stringify(data).slice(0, 80)}`);
        else if (next < value) faults.add('an older value after a newer one');
        value = next ?? value;
      },
      onLive(next) {
        tell('a sign of life');
        isLive = next;
      },
      onError() {
        tell('an error');
        isOver = 'failed';
      },
    },
    look(state) {
      if (!isLive || isOver !== 'no') return void (wrongSince = undefined);
      const now = clock.now();
      // Listeners receive the state one after the other.
      if (state === 'AUTHENTICATED') wrongSince = undefined;
      else wrongSince ??= now;
      if (wrongSince !== undefined && now > wrongSince) faults.add('shown as live without a connection');
      const passed = source.passedAt(notation, value);
      if (passed !== undefined && now - passed > patience) faults.add('shown as live long after a newer value came');
    },
    verdict() {
      if (isOver === 'failed' || !isLive) return 'signalled';
      return value === source.valueOf(notation) ? 'delivered' : 'lost';
    },
    end: () => void (isOver = 'ended'),
    get faults() {
      return [...faults];
    },
  };
}

function valueOf(data: unknown): number | undefined {
  const price = (data as { trade?: { latest?: { price?: unknown } } } | undefined)?.trade?.latest?.price;
  return typeof price === 'number' ? price : undefined;
}
