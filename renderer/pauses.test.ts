import { describe, expect, it } from 'vitest';
import { createPauses } from './pauses.ts';

describe('pauses', () => {
  it('come once a slice of time is over, and begin a new one', async () => {
    let now = 0;
    const pause = createPauses(
      () => now,
      async () => {
        now += 50;
      },
    );
    expect(pause()).toBeUndefined();
    now = 4;
    expect(pause()).toBeUndefined();
    now = 5;
    await pause();
    expect([now, pause()]).toEqual([55, undefined]);
  });
});
