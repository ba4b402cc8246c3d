import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[CONST-003] resize handling waits until 250 ms have passed without another event', () => {
  const run = vi.fn<() => void>();
  const onResize = debounce(run);
  onResize();
  vi.advanceTimersByTime(200);
  onResize();
  vi.advanceTimersByTime(249);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('a cancelled call never runs', () => {
  const run = vi.fn<() => void>();
  const onResize = debounce(run);
  onResize();
  onResize.cancel();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
