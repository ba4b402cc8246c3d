import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readView, writeView, type ChartView } from '#domain/chart/view.ts';
import { RANGES } from '#domain/instrument/range.ts';
import type { ChartProps } from './chart-props.ts';
import { csvOf } from './export.ts';
import { IndicatorPanel } from './indicator-panel.tsx';
import { OverlayLegend } from './overlay-legend.tsx';
import { colorsFor } from './overlay-colors.ts';
import { colorOf, overlaysInPercent, overlaysOf } from './overlays.ts';
import { tonesOf } from './sound.ts';

const kinds = ['kerzen', 'linie'] as const;
const viewOf = (indikatoren: string): ChartView => readView({ indikatoren }, { range: 'Y1', ranges: RANGES, kinds });
const chart = {
  name: 'SAP',
  kinds,
  ranges: RANGES,
  href: '/aktien/chart/SAP',
  offer: { name: 'Premium Plus', href: '/premium/plus' },
  unit: 'EUR',
  decimals: 2,
  timeZone: 'Europe/Berlin',
} as unknown as ChartProps;
const BARS = {
  at: [0, 86_400, 172_800],
  open: [100, 110, 90],
  high: [120, 115, 95],
  low: [90, 85, 80],
  close: [110, 90, 99],
  volume: [1, 0, 2],
};
const input = {
  bars: BARS,
  resolution: '1D',
  timeZone: 'Europe/Berlin',
  indicators: [],
  others: [],
  colors: new Map<string, number>(),
} as const;
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');

afterEach(cleanup);

describe('the choice of indicators', () => {
  const open = (indikatoren: string, isPro: boolean, hasVolume = true) => {
    const onView = vi.fn<(view: ChartView) => void>();
    render(<IndicatorPanel chart={chart} view={viewOf(indikatoren)} onView={onView} isPro={isPro} hasVolume={hasVolume} />);
    return () => writeView(onView.mock.lastCall?.[0] ?? viewOf(''), kinds);
  };
  const option = (name: string): HTMLOptionElement => screen.getByRole('option', { name });

  it('[USER-029] keeps the extended ones for those with the chart analysis pro feature', () => {
    open('', false);
    expect([option('MACD').disabled, option('Ichimoku').disabled]).toEqual([false, true]);
    expect(screen.getByRole('link', { name: 'Mit Premium Plus' }).getAttribute('href')).toBe('/premium/plus');
    cleanup();
    open('', true);
    expect([option('MACD').disabled, option('Ichimoku').disabled]).toEqual([false, false]);
    expect(screen.queryByRole('link', { name: 'Mit Premium Plus' })).toBeNull();
  });

  it('adds one with its usual numbers, changes a number, and takes one away', () => {
    const told = open('sma-50', true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Indikator hinzufügen' }), { target: { value: 'macd' } });
    expect(told()).toBe('?zeitraum=Y1&indikatoren=sma-50,macd-12-26-9');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Balken' }), { target: { value: '200' } });
    expect(told()).toBe('?zeitraum=Y1&indikatoren=sma-200');
    fireEvent.click(screen.getByRole('link', { name: 'Entfernen' }));
    expect(told()).toBe('?zeitraum=Y1');
  });

  it('takes no number that the indicator can not have', () => {
    const onView = vi.fn<(view: ChartView) => void>();
    render(<IndicatorPanel chart={chart} view={viewOf('sma-50')} onView={onView} isPro hasVolume />);
    for (const value of ['1', '9999', '2.5', '']) fireEvent.change(screen.getByRole('spinbutton'), { target: { value } });
    expect(onView).not.toHaveBeenCalled();
  });

  it('offers nothing of volume where there is none, and no more than five at once', () => {
    open('', true, false);
    expect(screen.queryByRole('option', { name: /OBV/ })).toBeNull();
    cleanup();
    open('sma,sma,sma,sma,sma', true);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('lines beside the bars', () => {
  it('stand at the bars, others by their newest price then', () => {
    const [other, average] = overlaysOf({
      ...input,
      colors: colorsFor({ others: ['INDEX:1'], indicators: [{ id: 'sma', parameters: [2] }] }),
      indicators: [{ id: 'sma', parameters: [2] }],
      others: [{ key: 'INDEX:1', name: 'DAX', bars: { ...BARS, at: [0, 172_800, 259_200], close: [10, 20, 30] } }],
    });
    expect(other?.lines).toEqual([{ name: 'DAX', values: [10, 10, 20] }]);
    expect(average?.lines).toEqual([{ name: 'SMA', values: [NaN, 100, 94.5] }]);
    expect([other, average].map((one) => one && colorOf(one, 0))).toEqual([0, 1]);
  });

  it('share the scale of percent with the bars, each other one from its own first price', () => {
    const overlays = overlaysOf({
      ...input,
      indicators: [
        { id: 'sma', parameters: [2] },
        { id: 'momentum', parameters: [2] },
      ],
      others: [{ key: 'INDEX:1', name: 'DAX', bars: { ...BARS, at: [86_400, 172_800], close: [10, 20] } }],
    });
    const [other, average, strip] = overlaysInPercent(overlays, 50);
    expect(other?.lines[0]?.values).toEqual([NaN, 0, 100]);
    expect(average?.lines[0]?.values.map(Math.round)).toEqual([NaN, 100, 89]);
    expect(strip).toBe(overlays[2]);
  });

  it('count the price by volume anew on each day', () => {
    const hours = { ...BARS, at: [0, 3600, 86_400 - 3600], volume: [1, 1, 1], high: [1, 2, 3], low: [1, 2, 3], close: [1, 2, 3] };
    const [vwap] = overlaysOf({ ...input, bars: hours, resolution: '1H', indicators: [{ id: 'vwap', parameters: [] }] });
    // 23:00 UTC is on the next day in Berlin.
    expect(vwap?.lines[0]?.values).toEqual([1, 1.5, 3]);
  });

  it('are told with their values, others in percent since the first bar, and can be taken away', () => {
    const view = { ...viewOf('sma-2'), others: ['INDEX:1'] };
    const overlays = overlaysOf({
      ...input,
      indicators: view.indicators,
      others: [{ key: 'INDEX:1', name: 'DAX', bars: { ...BARS, close: [10, 20, 15] } }],
    });
    const onView = vi.fn<(view: ChartView) => void>();
    render(<OverlayLegend chart={chart} overlays={overlays} view={view} cursor={undefined} onView={onView} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(['DAX +50,00 %×', 'SMA 2 94,50×']);
    fireEvent.click(screen.getByRole('link', { name: 'DAX entfernen' }));
    expect(onView.mock.lastCall?.[0]).toEqual({ ...view, others: [] });
    fireEvent.click(screen.getByRole('link', { name: 'SMA 2 entfernen' }));
    expect(onView.mock.lastCall?.[0]).toEqual({ ...view, indicators: [] });
  });
});

describe('what leaves the chart', () => {
  it('is a table as German programs read it', () => {
    const rows = csvOf({ bars: { ...BARS, close: [110.5, 90, 99] }, resolution: '1D' }, { unit: 'EUR', timeZone: 'Europe/Berlin' }).split(
      '\r\n',
    );
    expect(rows[0]).toBe('Zeitpunkt;Eröffnung (EUR);Hoch;Tief;Schluss;Stück');
    expect(rows[1]).toBe('01.01.1970;100;120;90;110,5;1');
    expect(rows).toHaveLength(5);
  });

  it('is heard from the lowest to the highest price over two octaves, with first and last', () => {
    expect(tonesOf([1, 3, 2])).toEqual([220, 880, 440]);
    expect(tonesOf([5, 5])).toEqual([440, 440]);
    const many = tonesOf(Array.from({ length: 1_001 }, (_none, index) => index));
    expect([many.length <= 151, many[0], many.at(-1)]).toEqual([true, 220, 880]);
  });
});
