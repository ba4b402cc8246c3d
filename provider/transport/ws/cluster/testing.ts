import type { Clock } from '#gateway/types.ts';
import { stateOf } from '../prices/composite.ts';
import type { PriceKey, LivePriceSource } from '../prices/live-price-source.ts';
import type { Bus } from './bus.ts';

export interface TestNetwork {
  /** Adds the bus of one node; its messages arrive at once at all others that are up. */
  join(): Bus & { setUp(isUp: boolean): void };
  /** Drops all further messages on subjects with this prefix. */
  lose(beginning: string): void;
}

/** Creates buses in one process for tests. */
export function createTestNetwork(): TestNetwork {
  interface Node {
    isUp: boolean;
    readonly listeners: Set<{ subject: string; listener: (text: string) => void }>;
  }
  const nodes = new Set<Node>();
  let lost: string | undefined;
  return {
    lose: (beginning) => void (lost = beginning),
    join() {
      const own: Node = { isUp: true, listeners: new Set() };
      const changes = new Set<(isUp: boolean) => void>();
      nodes.add(own);
      return {
        get isUp() {
          return own.isUp;
        },
        publish(subject, text) {
          if (!own.isUp || (lost !== undefined && subject.startsWith(lost))) return;
          for (const node of nodes) {
            if (!node.isUp) continue;
            for (const entry of node.listeners) if (entry.subject === subject) entry.listener(text);
          }
        },
        subscribe(subject, listener) {
          const entry = { subject, listener };
          own.listeners.add(entry);
          return () => void own.listeners.delete(entry);
        },
        onChange: (listener) => (changes.add(listener), () => void changes.delete(listener)),
        setUp(isUp) {
          own.isUp = isUp;
          for (const listener of changes) listener(isUp);
        },
        close: async () => void nodes.delete(own),
      };
    },
  };
}

/** Creates a clock that the test moves. */
export function createTestClock(): Clock & { advance(milliseconds: number): void; pending(): number } {
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let [now, last] = [0, 0];
  return {
    now: () => now,
    setTimeout(run, milliseconds) {
      timers.set(++last, { due: now + milliseconds, run });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(Number(timer)),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due);
        if (next === undefined) break;
        const [timer, { due, run }] = next;
        timers.delete(timer);
        now = due;
        run();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}

/** Creates prices that depend only on the second, like those of the market; `computed` counts the work. */
export function createTestSource(clock: Clock, start: number): LivePriceSource & { readonly computed: Map<string, number> } {
  const computed = new Map<string, number>();
  const stops = new Set<() => void>();
  const stateAt = ({ idNotation, quality }: PriceKey, instant: number) => {
    // Changes the price every few seconds, at a different interval per notation.
    const price = Math.floor(instant / 1000 / (1 + (idNotation % 4)));
    return stateOf({ idNotation, quality, trade: { latest: { time: '2026-11-20T10:00:00.000Z', price } } }, instant);
  };
  const second = (): number => Math.floor((start + clock.now()) / 1000) * 1000;
  return {
    computed,
    current: (key) => stateAt(key, second()),
    watch(key, listener) {
      let last = stateAt(key, second()).json;
      const look = (): void => {
        const state = stateAt(key, second());
        computed.set(String(key.idNotation), (computed.get(String(key.idNotation)) ?? 0) + 1);
        timer = clock.setTimeout(look, 1000);
        if (state.json === last) return;
        last = state.json;
        listener(state);
      };
      let timer = clock.setTimeout(look, 1000);
      const stop = (): void => clock.clearTimeout(timer);
      stops.add(stop);
      return stop;
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
