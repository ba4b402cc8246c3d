import { expect, it } from 'vitest';
import type { Subscription } from './fan-out/feed.ts';
import { Subscriptions, Visitor } from './visitor.ts';

it('counts the subscriptions of all connections of a visitor, each number of a job once', () => {
  const visitor = new Visitor();
  const [first, second] = [new Subscriptions(visitor), new Subscriptions(visitor)];
  const subscription = {} as Subscription;
  first.set(1, subscription).set(1, subscription).set(2, subscription);
  second.set(1, subscription);
  expect(visitor.subscriptions).toBe(3);
  expect([first.delete(2), first.delete(2)]).toEqual([true, false]);
  expect(visitor.subscriptions).toBe(2);
  second.clear();
  second.clear();
  expect([visitor.subscriptions, first.size, second.size]).toEqual([1, 1, 0]);
});
