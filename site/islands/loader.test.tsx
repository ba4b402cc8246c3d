import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[CONST-003] looks for prices only once a window that changes its size has kept it for 250 ms', async () => {
  await import('./loader.ts');
  await vi.runAllTimersAsync();
  const looks = vi.spyOn(document, 'querySelectorAll');
  for (let step = 0; step < 10; step += 1) {
    dispatchEvent(new Event('resize'));
    await vi.advanceTimersByTimeAsync(249);
  }
  expect(looks).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toHaveBeenCalledExactlyOnceWith('[data-notation]');
});
