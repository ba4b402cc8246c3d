import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('begins each piece of work when the one before is over, also when that failed, and tells each its own outcome', async () => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const first = inTurn(async () => {
    steps.push('first begins');
    await Promise.resolve();
    steps.push('first ends');
    throw new Error('first');
  });
  const second = inTurn(async () => void steps.push('second'));
  await expect(first).rejects.toThrow('first');
  await second;
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});
