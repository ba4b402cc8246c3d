import { expect, it } from 'vitest';
import { joined } from './joined.ts';

it('runs once for all who ask while it runs, after they asked', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const ask = joined(() => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  });
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await first;
  await expect.poll(() => begun.length).toBe(2);
  const late = ask();
  begun[1]?.resolve();
  await Promise.all(others);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.resolve();
  await late;
});

it('tells a failure to who asked for that run, and runs again', async () => {
  let runs = 0;
  const ask = joined(async () => {
    runs += 1;
    if (runs === 1) throw new Error('full');
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('full');
  await second;
  expect(runs).toBe(2);
});
