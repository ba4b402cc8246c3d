import type { Subscription } from './fan-out/feed.ts';

/** Counters for all connections of one network together. */
export class Visitor {
  readonly connections = new Set<object>();
  /** Number of subscriptions of all its connections. Counted instead of summed up, because every new subscription needs it. */
  subscriptions = 0;
}

/** Subscriptions of one connection by job number; its visitor counts them, too. */
export class Subscriptions extends Map<number, Subscription> {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    super();
    this.#visitor = visitor;
  }

  override set(idJob: number, subscription: Subscription): this {
    if (!this.has(idJob)) this.#visitor.subscriptions += 1;
    return super.set(idJob, subscription);
  }

  override delete(idJob: number): boolean {
    const isGone = super.delete(idJob);
    if (isGone) this.#visitor.subscriptions -= 1;
    return isGone;
  }

  override clear(): void {
    this.#visitor.subscriptions -= this.size;
    super.clear();
  }
}
