import { describe, expect, it } from 'vitest';
import type { HttpFault } from '../../base/fault.ts';
import { createWorkPlaces } from './work-places.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: HttpFault) => `${error.statusCode} after ${error.retryAfter}`,
  );

/** Work that the test ends, and pauses that are only recorded. */
function stage(limits = { most: 3, mostEach: 2 }) {
  let time = 0;
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const places = createWorkPlaces({ atOnce: 1, usual: 40, ...limits, time: () => time, pause });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (caller: string, name: string) =>
    places.take(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = async (after = 0) => {
    time += after;
    ends.shift()?.();
    await settled();
  };
  return { places, work, begun, end, pauses };
}

describe('Places for work', () => {
  it('are given to callers in turn', async () => {
    const { work, begun, end } = stage();
    const all = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3'), work('b', 'b1')];
    await settled();
    for (let count = 0; count < 4; count += 1) await end();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are refused to whoever waits for enough of them, and then to all, with the time to wait', async () => {
    const { work, end } = stage();
    const [first, ...rest] = ['a', 'a', 'a', 'a', 'b', 'c'].map((caller) => statusOf(work(caller, caller)));
    await settled();
    for (let count = 0; count < 4; count += 1) await end();
    expect(await Promise.all([first, ...rest])).toEqual([200, 200, 200, '503 after 2', 200, '503 after 2']);
  });

  it('are held by those who only pretend for as long as work took, and in the same queue', async () => {
    const { places, work, end, pauses } = stage();
    const first = work('a', 'a1');
    const pretended = places.pretend('b');
    await settled();
    expect(pauses).toEqual([]);
    await end(77);
    await Promise.all([first, pretended]);
    expect(pauses).toEqual([77]);
  });
});
