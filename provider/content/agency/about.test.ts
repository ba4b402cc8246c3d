import { expect, it, vi } from 'vitest';
import { quoted, slots, written } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 });

it('the reports on an exchange day say of which index they tell and of which change, the one in the headline, so that its page shows only what still holds', () => {
  const told = slots.filter(({ kind }) => kind === 'day' || kind === 'session');
  expect(told.length).toBeGreaterThan(2);
  for (const slot of told) {
    const { about } = written(slot);
    const { last = Number.NaN, previousLast = Number.NaN } = quoted(slot) ?? {};
    expect(about).toMatchObject({ entityType: 'INDEX', entityValue: slot.subject.entityValue });
    expect(about?.performancePct).toBeCloseTo((last / previousLast - 1) * 100, 1);
  }
});
