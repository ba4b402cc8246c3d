import { headerFlag } from '#gateway/generated/constants.ts';
import { openGateway } from '#gateway/node.ts';
import type { Admission } from '#gateway/types.ts';

/** Client that records everything it receives. */
export interface Watcher {
  /** Prices of each notation in order, as text. */
  readonly prices: ReadonlyMap<number, string[]>;
  /** Returns true if all prices are reported as live now. */
  isLive(): boolean;
  /** Returns how often prices stopped and the client was notified. */
  readonly signalled: () => number;
  readonly errors: readonly string[];
  close(): void;
}

/** Watches all ticks of notations, at the addresses that `admission` returns. */
export function watchAll(admission: () => Promise<Admission>, notations: readonly number[]): Watcher {
  const gateway = openGateway({ admission });
  const prices = new Map(notations.map((notation) => [notation, [] as string[]]));
  const live = new Set<number>();
  const errors: string[] = [];
  let signalled = 0;
  for (const value of notations) {
    const body = { data: { identifier: { value, type: 'idNotation' } }, subscription: { minimumInterval: 0 } };
    gateway.requests.subscribe(
      '/api/v1/prices/composite/get',
      body,
      {
        onData(data) {
          const text = JSON.stringify(data);
          const told = prices.get(value);
          // A reconnect sends the current state again.
          if (told?.at(-1) !== text) told?.push(text);
        },
        onLive(isLive) {
          if (isLive) live.add(value);
          else if (live.delete(value)) signalled += 1;
        },
        onError: (error) => errors.push(error.message),
      },
      { flags: headerFlag.noMerge },
    );
  }
  gateway.connection.connect().catch(() => undefined);
  return { prices, isLive: () => live.size === notations.length, signalled: () => signalled, errors, close: () => gateway.close() };
}

/**
 * Returns true if one sequence of prices is a part of the other, ignoring `ends` prices at each end, where one sequence may have started or
 * ended earlier.
 */
export function agree(one: readonly string[], other: readonly string[], ends = 2): boolean {
  const inner = one.slice(ends, -ends);
  const start = other.indexOf(inner[0] ?? '');
  return inner.length > 0 && start >= 0 && inner.every((price, index) => start + index >= other.length || other[start + index] === price);
}
