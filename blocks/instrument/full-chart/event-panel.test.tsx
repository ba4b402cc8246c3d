import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readView, writeView, type ChartView } from '#domain/chart/view.ts';
import { RANGES } from '#domain/instrument/range.ts';
import type { ChartProps } from './chart-props.ts';
import { EventPanel } from './event-panel.tsx';

const kinds = ['kerzen'] as const;
const defaults = { range: 'Y1', ranges: RANGES, kinds } as const;
const onView = vi.fn<(view: ChartView) => void>();
const open = (entityType: ChartProps['entityType'], query: Record<string, string> = {}): void =>
  void render(
    <EventPanel chart={{ entityType, kinds, href: '/chart' } as unknown as ChartProps} view={readView(query, defaults)} onView={onView} />,
  );
const boxes = (): (readonly [string, boolean])[] =>
  screen
    .getAllByRole('checkbox')
    .map((box) => [(box as HTMLInputElement).labels?.[0]?.textContent.trim() ?? '', (box as HTMLInputElement).checked]);

afterEach(cleanup);

it('has a switch for each kind of event that an instrument can have', () => {
  open('STOCK');
  expect(boxes()).toEqual([
    ['B Berichte', true],
    ['D Dividenden', true],
    ['S Aktiensplits', true],
    ['H Hauptversammlungen', true],
    ['N Nachrichten', false],
  ]);
  cleanup();
  open('ETF');
  expect(boxes().map(([name]) => name)).toEqual(['D Ausschüttungen', 'N Nachrichten']);
  cleanup();
  open('INDEX');
  expect(boxes()).toEqual([['N Nachrichten', false]]);
});

it('switches a kind at once, and the address tells which are on', () => {
  open('STOCK');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Aktiensplits' }));
  const [without] = onView.mock.lastCall ?? [];
  expect(without && writeView(without, kinds)).toBe('?zeitraum=Y1&ereignisse=berichte,dividenden,hauptversammlungen');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nachrichten' }));
  const [withNews] = onView.mock.lastCall ?? [];
  expect(withNews && writeView(withNews, kinds)).toBe('?zeitraum=Y1&ereignisse=berichte,dividenden,splits,hauptversammlungen,nachrichten');
});

it('works as a plain form: what it sends is the view with what is ticked', () => {
  open('STOCK', { zeitraum: 'M6', indikatoren: 'sma-20', ereignisse: 'splits,nachrichten' });
  const sent = new FormData(document.querySelector('form') ?? undefined);
  const query = Object.fromEntries([...sent].map(([name, value]) => [name, value]));
  expect(query).toEqual({ zeitraum: 'M6', indikatoren: 'sma-20', ereignisse: 'auswahl', splits: 'an', nachrichten: 'an' });
  expect(writeView(readView(query as Record<string, string>, defaults), kinds)).toBe(
    '?zeitraum=M6&indikatoren=sma-20&ereignisse=splits,nachrichten',
  );
});
