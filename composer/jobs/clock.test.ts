import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

describe('the clock of a job', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is over when its seconds have passed', () => {
    const over = vi.fn();
    startClock(5, over, () => 0);
    vi.advanceTimersByTime(4_900);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(over).toHaveBeenCalledOnce();
  });

  it('does not count what the process waits for a core', () => {
    const over = vi.fn();
    const begin = performance.now();
    // Other processes use the core half of the time.
    startClock(5, over, () => (performance.now() - begin) / 2);
    vi.advanceTimersByTime(9_900);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(over).toHaveBeenCalledOnce();
  });

  it('is over after twenty seconds even if the process never gets a core', () => {
    const over = vi.fn();
    const begin = performance.now();
    startClock(5, over, () => performance.now() - begin);
    vi.advanceTimersByTime(19_900);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(over).toHaveBeenCalled();
  });

  it('counts neither pauses nor what was waited for before it began', () => {
    const over = vi.fn();
    const clock = startClock(5, over, () => 60_000);
    vi.advanceTimersByTime(3_000);
    clock.pause();
    vi.advanceTimersByTime(10_000);
    clock.goOn();
    vi.advanceTimersByTime(1_900);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(over).toHaveBeenCalledOnce();
  });

  it('is never over once it was stopped', () => {
    const over = vi.fn();
    const clock = startClock(5, over, () => 0);
    clock.stop();
    clock.goOn();
    vi.advanceTimersByTime(30_000);
    expect(over).not.toHaveBeenCalled();
  });
});
