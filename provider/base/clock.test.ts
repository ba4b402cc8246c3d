import { beforeEach, describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe("the provider's clock", () => {
  let real: number;
  const now = (): number => real;
  beforeEach(() => void (real = 1_000_000));

  it('runs with real time by default', () => {
    expect(createClock('', now).now()).toBe(1_000_000);
  });

  it('stands at a fixed instant', () => {
    const clock = createClock('2026-11-20T10:00:00Z', now);
    real += 5_000;
    expect(clock.now()).toBe(Date.parse('2026-11-20T10:00:00Z'));
  });

  it('runs faster from an instant on', () => {
    const clock = createClock('2026-11-20T10:00:00Z x60', now);
    real += 2_000;
    expect(clock.now()).toBe(Date.parse('2026-11-20T10:02:00Z'));
  });

  it('runs faster from now on', () => {
    const clock = createClock('x10', now);
    const begin = real;
    real += 1_000;
    expect(clock.now()).toBe(begin + 10_000);
  });

  it.each(['heute', '2026-13-45T99:00:00Z', 'x', '10x'])('refuses "%s" and shows what it takes', (setting) => {
    expect(() => createClock(setting, now)).toThrow(/2026-11-20T10:00:00Z/);
  });
});
