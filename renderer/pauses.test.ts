import { describe, expect, it } from 'vitest';
import { createPauses } from './pauses.ts';

describe('pauses', () => {
  it('come once a slice of time is over, and begin a new one', async () => {
    let now = 0;
    const pause = createPauses(
      () => now,
      (run) => {
        now += 50;
        run();
      },
    );
    expect(pause()).toBeUndefined();
    now = 7;
    expect(pause()).toBeUndefined();
    now = 8;
    await pause();
    expect([now, pause()]).toEqual([58, undefined]);
  });
});
