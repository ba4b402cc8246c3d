import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { readDocument } from '../../kit/fixtures.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { dayRows } from './days.ts';

const history = (readDocument(`${import.meta.dirname}/../../fixtures/histories.yaml`) as Record<string, Schema<'EodHistory'>>)['sapEod'];

it('shows the newest day first', async () => {
  await showBlock('price-history-table', 'fourteen days');
  const days = [...document.querySelectorAll('tbody time')].map((time) => time.getAttribute('datetime'));
  expect(days).toHaveLength(14);
  expect(days[0]).toBe('2026-07-31');
  expect(days).toEqual(days.toSorted((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)));
});

it('computes the change to the day before, whichever way the history is ordered', () => {
  if (history === undefined) throw new Error('The fixture sapEod is missing.');
  const turned = { ...history, datetimeLast: history.datetimeLast.toReversed(), last: history.last.toReversed() };
  const [first] = dayRows(history, 14);
  expect(first?.change).toBeCloseTo(((history.last[0] ?? 0) / (history.last[1] ?? 1) - 1) * 100);
  expect(dayRows(turned, 14).map(({ change }) => change)).toEqual(dayRows(history, 14).map(({ change }) => change));
});

it('says so when there are no prices', async () => {
  const screen = await showBlock('price-history-table', 'no prices');
  expect(screen.getByText('Es liegen noch keine Tageskurse vor.')).toBeTruthy();
});
