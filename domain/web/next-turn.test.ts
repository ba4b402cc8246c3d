import { expect, it } from 'vitest';
import { createNextTurn, nextTurn } from './next-turn.ts';

it('lets one piece of work go on after each look, in order, also one that pauses again', async () => {
  const looks: (() => void)[] = [];
  const turn = createNextTurn((run) => looks.push(run));
  const done: string[] = [];
  const work = async (name: string): Promise<void> => {
    for (const slice of [1, 2]) {
      await turn();
      done.push(`${name}${slice}`);
    }
  };
  const all = Promise.all([work('a'), work('b')]);
  const perLook: string[][] = [];
  while (looks.length > 0) {
    const before = done.length;
    looks.shift()?.();
    await Promise.resolve().then(() => Promise.resolve());
    perLook.push(done.slice(before));
  }
  await all;
  expect(perLook).toEqual([['a1'], ['b1'], ['a2'], ['b2']]);
});

it('looks at timers and sockets between two slices of many pieces of work', async () => {
  let [slices, longest, since] = [0, 0, 0];
  const arrived = setInterval(() => {
    longest = Math.max(longest, slices - since);
    since = slices;
  }, 1);
  const busy = (milliseconds: number): void => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let slice = 0; slice < 4; slice += 1) {
        await nextTurn();
        busy(3);
        slices += 1;
      }
    }),
  );
  clearInterval(arrived);
  expect(longest).toBeLessThanOrEqual(2);
});
