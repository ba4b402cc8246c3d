import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readView, writeView, type ChartView } from '#domain/chart/view.ts';
import { RANGES } from '#domain/instrument/range.ts';
import type { ChartProps } from './chart-props.ts';
import { usualPlan, withLevels } from './plan.ts';
import { PlanPanel } from './plan-panel.tsx';
import type { Drawing } from './use-drawings.ts';

const kinds = ['kerzen'] as const;
const viewOf = (query: Record<string, string>): ChartView => readView(query, { range: 'Y1', ranges: RANGES, kinds });
const PLAN = { entry: 100, stop: 95, target: 110, risk: 500 };
const PLANNED = viewOf({ einstieg: '100', stopp: '95', ziel: '110', risiko: '500' });
const chart = {
  entityType: 'INDEX',
  entityValue: '20735',
  name: 'DAX',
  kinds,
  decimals: 2,
  href: '/index/chart/DAX',
} as unknown as ChartProps;
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ total: 0, list: [] })));

afterEach(cleanup);

function open(view: ChartView) {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  const onView = vi.fn<(view: ChartView) => void>();
  const { container } = render(<PlanPanel chart={chart} view={view} onView={onView} price={100} isAlive />);
  return { onView, details: container.querySelector('details') ?? container };
}

it('opening it draws a plan around the newest price, closing it takes the plan away', () => {
  const { onView, details } = open(viewOf({}));
  details.setAttribute('open', '');
  fireEvent(details, new Event('toggle'));
  expect(onView.mock.lastCall?.[0].plan).toEqual({ entry: 100, stop: 98, target: 104, risk: 500 });
  cleanup();
  const planned = open(PLANNED);
  planned.details.removeAttribute('open');
  fireEvent(planned.details, new Event('toggle'));
  expect(planned.onView.mock.lastCall?.[0].plan).toBeUndefined();
});

it('a number is taken when its field is left, and moved by a thousandth with the arrows', () => {
  const { onView } = open(PLANNED);
  const stop = screen.getByRole('textbox', { name: 'Stopp' });
  fireEvent.change(stop, { target: { value: '1.096,5' } });
  expect(onView).not.toHaveBeenCalled();
  fireEvent.blur(stop);
  expect(onView.mock.lastCall?.[0].plan).toEqual({ ...PLAN, stop: 1096.5 });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Ziel' }), { key: 'ArrowUp' });
  expect(onView.mock.lastCall?.[0].plan).toEqual({ ...PLAN, target: 110.11 });
});

it('what is no number stays in its field and in the address, and is told to be none', () => {
  const { onView } = open(PLANNED);
  const stop = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Stopp' });
  fireEvent.change(stop(), { target: { value: ' fünf ' } });
  fireEvent.blur(stop());
  const [next = PLANNED] = onView.mock.lastCall ?? [];
  expect([next.plan?.stop, next.unread.stop]).toEqual([0, 'fünf']);
  expect(readView(Object.fromEntries(new URLSearchParams(writeView(next, kinds))), { range: 'Y1', ranges: RANGES, kinds })).toEqual(next);
  cleanup();
  const again = open(next);
  expect([stop().value, stop().getAttribute('aria-invalid')]).toEqual(['fünf', 'true']);
  expect(document.getElementById(stop().getAttribute('aria-describedby') ?? '')?.textContent).toContain('„fünf“ ist keine Zahl');
  // Leaving the field unchanged has no effect; a number replaces the text.
  fireEvent.blur(stop());
  expect(again.onView).not.toHaveBeenCalled();
  fireEvent.change(stop(), { target: { value: '96' } });
  fireEvent.keyDown(stop(), { key: 'Enter' });
  expect(again.onView.mock.lastCall?.[0]).toMatchObject({ plan: { stop: 96 }, unread: { stop: undefined } });
});

it('asks for the products of a whole plan, and says what is wrong with another', async () => {
  open(PLANNED);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.lastCall?.[0]).toEqual(expect.stringContaining('knockOutAbsRange=%3B95&order=DESC'));
  expect(await screen.findByText(/^Kein Knock-out hat/)).toBeTruthy();
  cleanup();
  open({ ...PLANNED, plan: { ...PLAN, stop: 105 } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByText('Der Stopp liegt auf der anderen Seite des Einstiegs als das Ziel.')).toBeTruthy();
});

it('levels are moved as drawings are, and kept by nobody', () => {
  const known = { drawings: [], save: vi.fn<(drawing: Drawing) => void>(), remove: vi.fn<(drawingId: string) => void>() };
  const onPlan = vi.fn<(plan: typeof PLAN) => void>();
  const shown = withLevels(known, PLAN, 7, onPlan);
  expect(shown.drawings.map(({ text, points }) => [text, points[0]])).toEqual([
    ['Einstieg', { at: 7, price: 100 }],
    ['Stopp', { at: 7, price: 95 }],
    ['Ziel', { at: 7, price: 110 }],
  ]);
  shown.save({ drawingId: 'plan-stop', kind: 'LEVEL', points: [{ at: 3, price: 96.5 }] });
  shown.remove('plan-stop');
  expect(onPlan.mock.calls).toEqual([[{ ...PLAN, stop: 96.5 }]]);
  expect([known.save, known.remove].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  shown.remove('mine');
  expect(known.remove).toHaveBeenCalledWith('mine');
  expect(withLevels(known, undefined, 7, onPlan)).toBe(known);
  expect(usualPlan(1.08453, 4)).toEqual({ entry: 1.0845, stop: 1.0628, target: 1.1279, risk: 500 });
});
