import { describe, expect, it } from 'vitest';
import { createDaysCache, emptyDays, type Days } from './days-cache.ts';

/** Stretch of days whose values identify it. */
function stretchOf(number: number, length: number): Days {
  const days = emptyDays(length);
  for (let index = 0; index < length; index += 1) {
    days.day[index] = number * 64 + index;
    days.count[index] = index + 1;
    for (const [name, part] of [
      ['open', 0.1],
      ['high', 0.2],
      ['low', 0.3],
      ['close', 0.4],
      ['volume', 0.5],
    ] as const)
      days[name][index] = number + index / 100 + part;
  }
  return days;
}

describe('the cache of days', () => {
  const lengths = [44, 0, 45, 1, 43];

  it('gives the same days whether stretches stand alone or in one chunk, and knows no others', () => {
    const cache = createDaysCache({ stretches: 10, chunks: 1 });
    lengths.forEach((length, number) => cache.keep(7, number, stretchOf(number, length)));
    cache.join(7, 0, 3);
    expect(cache.size()).toBe(1);
    lengths.forEach((length, number) => expect(cache.find(7, number)).toEqual(stretchOf(number, length)));
    expect([cache.find(7, -1), cache.find(7, 5), cache.find(8, 0)]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves stretches as they are where one is missing, and where there is no room for chunks', () => {
    const cache = createDaysCache({ stretches: 10, chunks: 1 });
    for (const number of [0, 2]) cache.keep(7, number, stretchOf(number, 4));
    cache.join(7, 0, 2);
    expect([cache.size(), cache.find(7, 1)]).toEqual([2, undefined]);
    const small = createDaysCache({ stretches: 10 });
    small.keep(7, 0, stretchOf(0, 4));
    small.join(7, 0, 0);
    expect([small.size(), small.find(7, 0)]).toEqual([1, stretchOf(0, 4)]);
  });
});
