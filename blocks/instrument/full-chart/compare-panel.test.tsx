import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readView, type ChartView } from '#domain/chart/view.ts';
import { RANGES } from '#domain/instrument/range.ts';
import type { ChartProps } from './chart-props.ts';
import { ComparePanel } from './compare-panel.tsx';

const chart = {
  entityType: 'STOCK',
  entityValue: '82849',
  name: 'SAP',
  kinds: ['kerzen'],
  ranges: RANGES,
  href: '/aktien/chart/SAP',
} as unknown as ChartProps;
const view = readView({}, { range: 'Y1', ranges: RANGES, kinds: ['kerzen'] });
const instrument = (entityValue: string, name: string) => ({
  entityType: 'INDEX',
  entityValue,
  name,
  tinyName: name,
  displayType: 'Index',
  urls: {},
});

beforeEach(() => {
  const list = [instrument('1', 'DAX'), instrument('2', 'MDAX'), instrument('3', 'TecDAX')];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ total: 3, list })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const typed = async () => {
  const onView = vi.fn<(next: ChartView) => void>();
  render(<ComparePanel chart={chart} view={view} onView={onView} />);
  const box = screen.getByRole('combobox', { name: /Vergleichen mit/ });
  fireEvent.change(box, { target: { value: 'dax' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3), { timeout: 3_000 });
  return { box, added: () => onView.mock.lastCall?.[0].others };
};
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

it('adds the first that was found by Enter', async () => {
  const { box, added } = await typed();
  expect([box.getAttribute('aria-expanded'), chosen()]).toEqual(['true', []]);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(added()).toEqual(['INDEX:1']);
});

it('walks by arrows, round its ends, and adds where it stands', async () => {
  const { box, added } = await typed();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(chosen()).toEqual(['MDAX']);
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'MDAX' }).id);
  for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(box, { key });
  expect(chosen()).toEqual(['TecDAX']);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(added()).toEqual(['INDEX:3']);
});

it('empties the box by Escape, which the panel around then does not take', async () => {
  const { box, added } = await typed();
  const isLeft = fireEvent.keyDown(box, { key: 'Escape' });
  expect([isLeft, (box as HTMLInputElement).value, added()]).toEqual([false, '', undefined]);
  // The box is empty already, so Escape reaches the panel, which closes.
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true);
});
