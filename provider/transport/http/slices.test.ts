import { describe, expect, it } from 'vitest';
import { createSlices } from './slices.ts';

/** Slices with a clock and event loop that the test controls. */
function stage() {
  let now = 0;
  const looks: (() => void)[] = [];
  const slices = createSlices({ time: () => now, later: (run) => void looks.push(run) });
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => () => {
    now += milliseconds;
    done.push(name);
    return name;
  };
  return { slices, done, work, look: () => looks.splice(0).forEach((run) => run()) };
}

describe('work in slices', () => {
  it('lets a quick call of somebody else in between the calls of a page', async () => {
    const { slices, done, work, look } = stage();
    const page = Array.from({ length: 4 }, (_, index) => slices(undefined, work(`page ${index}`, 9)));
    const quote = slices('203.0.113.7', work('quote', 1));
    expect(done).toEqual(['page 0']);
    look();
    look();
    expect(done).toEqual(['page 0', 'page 1', 'quote', 'page 2']);
    look();
    expect(await Promise.all([...page, quote])).toEqual(['page 0', 'page 1', 'page 2', 'page 3', 'quote']);
  });
  it('does quick calls as they come', async () => {
    const { slices, done, work } = stage();
    await Promise.all(Array.from({ length: 30 }, (_, index) => slices(undefined, work(`quote ${index}`, 0.1))));
    expect(done).toHaveLength(30);
  });
  it('hands on what a call throws, at once and later', async () => {
    const { slices, work, look } = stage();
    const fail = (): never => {
      throw new Error('no such instrument');
    };
    await expect(slices('a', fail)).rejects.toThrow('no such instrument');
    await slices('a', work('long', 9));
    const later = slices('a', fail);
    look();
    await expect(later).rejects.toThrow('no such instrument');
  });
  it('waits for what a call promises', async () => {
    expect(await createSlices()('a', () => Promise.resolve(7))).toBe(7);
  });
});
