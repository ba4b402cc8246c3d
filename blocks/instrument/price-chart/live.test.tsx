import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { setHookTransport } from '#client/orval-mutator.ts';
import { createTransport } from '#client/transport.ts';
import { readDocument } from '../../kit/fixtures.ts';
import { seriesOf, type ChartProps } from './chart-model.ts';
import { Island } from './live.client.tsx';
import { rangesOf } from '../../kit/chart/resolution.ts';

const { sapYear, sapDay } = readDocument(`${import.meta.dirname}/../../fixtures/histories.yaml`) as Record<string, Schema<'ChartHistory'>>;
const chart: ChartProps = {
  entityType: 'STOCK',
  entityValue: '82849',
  idNotation: 163500,
  name: 'SAP',
  unit: 'EUR',
  decimals: 2,
  range: 'Y1',
  ranges: rangesOf(undefined, 'Y1'),
  href: '/aktien/chart/SAP-Aktie-DE0007164600',
  series: seriesOf(sapYear ?? { datetimeLast: [], last: [] }),
  changes: {},
  bases: {},
};

let asked: string[] = [];
let answer: () => Response = () => Response.json(sapDay);

beforeEach(() => {
  asked = [];
  answer = () => Response.json(sapDay);
  const fetch = (input: string | URL | Request): Promise<Response> => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(answer());
  };
  setHookTransport(createTransport({ baseUrl: 'http://test.example/api', fetch }));
});
afterEach(cleanup);
afterAll(() => setHookTransport(createTransport({ baseUrl: '/api' })));

const slider = (): HTMLElement => screen.getByRole('slider');

it('comes to life without a change of the tree, so that focus stays where it was', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Island {...chart} />);
  document.body.append(container);
  const link = container.querySelector('a');
  link?.focus();
  render(<Island {...chart} />, { container, hydrate: true });
  expect(container.querySelector('a')).toBe(link);
  expect(document.activeElement).toBe(link);
});

it('[INSTR-029] asks chart_history for the chosen range, its resolution and the notation, and nothing before', async () => {
  render(<Island {...chart} />);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: '1T' }));
  await waitFor(() => expect(screen.getByRole('link', { current: true }).textContent).toBe('1T'));
  expect(asked).toHaveLength(1);
  const url = new URL(asked[0] ?? '');
  expect(url.pathname).toBe('/api/v1/instruments/STOCK/82849/chart_history');
  expect(Object.fromEntries(url.searchParams)).toEqual({ range: 'D1', resolution: '5m', idNotation: '163500' });
});

it('does not ask again for a range that it has', async () => {
  render(<Island {...chart} />);
  const choose = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('link', { current: true }).textContent).toBe(name));
  };
  await choose('1T');
  const first = asked.length;
  await choose('1J');
  await choose('1T');
  expect(asked).toHaveLength(first);
});

it('keeps the picture and says so when a range cannot be loaded', async () => {
  answer = () => Response.json({ errorMessage: 'x' }, { status: 503 });
  render(<Island {...chart} />);
  fireEvent.click(screen.getByRole('link', { name: '3J' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('konnte nicht geladen werden'));
  expect(screen.getByRole('link', { current: true }).textContent).toBe('1J');
});

it('tells date and price at every step of the arrow keys', () => {
  render(<Island {...chart} />);
  expect(slider().getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('31.07.2026: 157,68 EUR');
  fireEvent.keyDown(slider(), { key: 'Home' });
  expect(slider().getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('14.08.2025: 129,52 EUR');
  expect(document.querySelector('.price-chart__readout')?.textContent).toContain('14.08.2025');
  fireEvent.keyDown(slider(), { key: 'Escape' });
  expect(document.querySelector('.price-chart__readout')?.textContent).toContain('1 Jahr');
});

it('marks the point under the pointer, and none once a mouse has left', () => {
  render(<Island {...chart} />);
  slider().getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect;
  const mark = (): (string | null | undefined)[] =>
    ['line', 'circle'].flatMap((name) => {
      const shape = document.querySelector(`.price-chart__mark ${name}`);
      return [shape?.getAttribute('x1') ?? shape?.getAttribute('cx')];
    });
  expect(document.querySelector('.price-chart__mark')).toBeNull();
  fireEvent.pointerMove(slider(), { clientX: 500, pointerType: 'mouse' });
  expect(slider().getAttribute('aria-valuenow')).toBe(slider().getAttribute('aria-valuemax'));
  expect(mark()).toEqual(['100%', '100%']);
  fireEvent.pointerMove(slider(), { clientX: 90, pointerType: 'mouse' });
  expect([slider().getAttribute('aria-valuenow'), ...mark()]).toEqual(['0', '0%', '0%']);
  fireEvent.pointerLeave(slider(), { pointerType: 'mouse' });
  expect(document.querySelector('.price-chart__mark')).toBeNull();
});
