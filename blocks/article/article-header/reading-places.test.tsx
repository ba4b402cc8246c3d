import { beforeEach, expect, it } from 'vitest';
import { forgetPlace, keepPlace, MOST_PLACES, PLACE_DAYS, placeIn } from './reading-places.ts';

const DAY = 86_400_000;
const KEY = 'reading-places';
const place = (path: string, at: number) => ({ path, part: 4, anchor: 'kosten', at });
const stored = (): string[] => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { path: string }[]).map(({ path }) => path);

beforeEach(() => localStorage.clear());

it('keeps one place in each article, the newest first', () => {
  for (const [path, at] of [
    ['/a', 1],
    ['/b', 2],
    ['/a', 3],
  ] as const)
    keepPlace(place(path, at));
  expect(stored()).toEqual(['/a', '/b']);
  expect(placeIn('/a', 4)).toEqual(place('/a', 3));
});

it(`keeps places in at most ${MOST_PLACES} articles, and for ${PLACE_DAYS} days`, () => {
  expect([MOST_PLACES, PLACE_DAYS]).toEqual([30, 60]);
  for (let index = 0; index < 40; index += 1) keepPlace(place(`/${index}`, index));
  expect([stored().length, stored()[0], stored().at(-1)]).toEqual([30, '/39', '/10']);
  expect(placeIn('/39', 39 + 60 * DAY - 1)?.part).toBe(4);
  expect(placeIn('/39', 39 + 60 * DAY)).toBeUndefined();
  keepPlace(place('/neu', 39 + 60 * DAY));
  expect(stored()).toEqual(['/neu']);
});

it('forgets a place, and the entry with the last one', () => {
  keepPlace(place('/a', 1));
  forgetPlace('/b', 2);
  expect(stored()).toEqual(['/a']);
  forgetPlace('/a', 2);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['{', '{}', '[null, 1]', '[{"path":"/a","part":"x","anchor":"","at":1}]', '[{"path":"/a"}]'])(
  'leaves out what others wrote: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(placeIn('/a', 1)).toBeUndefined();
  },
);
