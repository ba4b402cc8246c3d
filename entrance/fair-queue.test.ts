import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('A queue', () => {
  it('lets those who wait take turns, however much one of them asks for', () => {
    const queue = createFairQueue<string>({ most: 10, mostEach: 5 });
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    queue.push('c', 'c1');
    expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
  });

  it('passes over who may not now, without taking the turn away', () => {
    const queue = createFairQueue<string>({ most: 10, mostEach: 5 });
    for (const item of ['a1', 'a2']) queue.push('a', item);
    queue.push('b', 'b1');
    const withoutA = (waiter: string | undefined) => waiter !== 'a';
    expect([queue.shift(withoutA), queue.shift(withoutA), queue.shift(), queue.shift()]).toEqual(['b1', undefined, 'a1', 'a2']);
  });

  it('lets go of what is not wanted any more', () => {
    const queue = createFairQueue<string>({ most: 10, mostEach: 1 });
    queue.push('a', 'a1');
    queue.remove('a', 'a2');
    queue.remove('b', 'a1');
    expect([queue.size, queue.push('a', 'a2')]).toEqual([1, false]);
    queue.remove('a', 'a1');
    expect([queue.size, queue.push('a', 'a2'), queue.shift()]).toEqual([0, true, 'a2']);
  });

  it('refuses who has enough in it, and takes others', () => {
    const queue = createFairQueue<string>({ most: 10, mostEach: 2 });
    expect(['a1', 'a2', 'a3'].map((item) => queue.push('a', item))).toEqual([true, true, false]);
    expect([queue.push('b', 'b1'), queue.of('a'), queue.size]).toEqual([true, 2, 3]);
  });

  it('goes on with an unfinished item after a turn of each other waiter', () => {
    const queue = createFairQueue<string>({ most: 10, mostEach: 2 });
    for (const item of ['a1', 'a2', 'b1']) queue.push(item.charAt(0), item);
    const unfinished = queue.shift() ?? '';
    queue.putBack('a', unfinished);
    expect([unfinished, queue.size, queue.of('a')]).toEqual(['a1', 3, 2]);
    expect([queue.shift(), queue.shift(), queue.shift(), queue.size]).toEqual(['b1', 'a1', 'a2', 0]);
  });

  it('has an end for everyone, this machine too', () => {
    const queue = createFairQueue<number>({ most: 4, mostEach: 1 });
    expect([1, 2, 3, 4, 5].map((item) => queue.push(undefined, item))).toEqual([true, true, true, true, false]);
    expect(queue.push('a', 6)).toBe(false);
    queue.shift();
    expect(queue.push('a', 7)).toBe(true);
  });
});
