import { headerFlag } from '#gateway/generated/constants.ts';
import { openGateway } from '#gateway/node.ts';
import type { Admission } from '#gateway/types.ts';

/** A client that writes down everything that it is told. */
export interface Watcher {
  /** The prices of each notation in order, as text. */
  readonly prices: ReadonlyMap<number, string[]>;
  /** Whether all prices are said to be live now. */
  isLive(): boolean;
  /** How often prices stopped and that was said. */
  readonly signalled: () => number;
  readonly errors: readonly string[];
  close(): void;
}

/** Watches notations, every tick of them, wherever `admission` leads. */
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
          // After a reconnect the state of the moment is told again.
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

/** Whether one row of prices is a piece of the other, but for some at its ends, where one began or ended earlier. */
export function agree(one: readonly string[], other: readonly string[], ends = 2): boolean {
  const inner = one.slice(ends, -ends);
  const start = other.indexOf(inner[0] ?? '');
  return inner.length > 0 && start >= 0 && inner.every((price, index) => start + index >= other.length || other[start + index] === price);
}
