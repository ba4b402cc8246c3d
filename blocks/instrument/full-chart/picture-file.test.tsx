import { expect, it, vi } from 'vitest';
import { readView } from '#domain/chart/view.ts';
import { RANGES } from '#domain/instrument/range.ts';
import type { ChartLook } from './chart-look.ts';
import type { ChartProps } from './chart-props.ts';
import { colorsFor } from './overlay-colors.ts';
import { overlaysOf } from './overlays.ts';
import { framedPicture, pictureTexts, sourceText } from './picture-file.ts';

const chart = {
  name: 'SAP',
  unit: 'EUR',
  decimals: 2,
  timeZone: 'Europe/Berlin',
  venue: 'Xetra',
  source: 'simulierte Kurse',
} as unknown as ChartProps;
const view = readView({ indikatoren: 'sma-2' }, { range: 'Y1', ranges: RANGES, kinds: ['kerzen', 'linie'] });
const bars = {
  at: [0, 86_400, 172_800],
  open: [100, 110, 90],
  high: [120, 115, 95],
  low: [90, 85, 80],
  close: [110, 90, 99],
  volume: [1, 0, 2],
};
const shown = { bars, range: 'Y1', resolution: '1D' } as const;
const overlays = overlaysOf({
  ...shown,
  timeZone: 'Europe/Berlin',
  indicators: view.indicators,
  others: [{ key: 'INDEX:1', name: 'DAX', bars: { ...bars, close: [10, 20, 15] } }],
  colors: colorsFor({ others: ['INDEX:1'], indicators: view.indicators }),
});
const texts = pictureTexts({ chart, view, shown, overlays, now: '2026-11-28T09:31:00.000Z' });
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

it('names what a picture shows: title, span and newest price, legend with colours, date and source', () => {
  expect([texts.title, plain(texts.subtitle)]).toEqual(['SAP', '1 Jahr, Kerzen: 01.01.1970 bis 03.01.1970, zuletzt 99,00 EUR']);
  expect(texts.legend.map(({ color, text }) => [color, plain(text)])).toEqual([
    [0, 'DAX +50,00 %'],
    [1, 'SMA 2 94,50'],
  ]);
  expect(plain(texts.note)).toBe('Parkett, 28.11.2026, 10:31 Uhr. Quelle: Xetra, simulierte Kurse');
});

it('says of simulated prices that they are, and names the source of others', () => {
  expect(sourceText({ kind: 'SIMULATED', name: 'Parkett-Simulation' })).toBe('simulierte Kurse');
  expect(sourceText({ kind: 'IMPORTED', name: 'Stooq' })).toBe('Stooq');
  expect(sourceText(undefined)).toBe('');
});

it('draws all of it around the plot, which keeps its size', () => {
  const written: string[] = [];
  const fills: string[] = [];
  const context = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: text.length * 7 }),
    scale: vi.fn<(x: number, y: number) => void>(),
    fillRect: () => fills.push(context.fillStyle),
    fillText: (text: string) => written.push(plain(text)),
    drawImage: vi.fn<(...place: unknown[]) => void>(),
  };
  const canvas = { width: 0, height: 0, getContext: () => context };
  const make = vi.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLCanvasElement);
  const plot = { width: 1600, height: 800 } as HTMLCanvasElement;
  const look = { paper: 'paper', ink: 'ink', muted: 'muted', lines: ['brown', 'violet'], font: 'Inter' } as unknown as ChartLook;
  framedPicture(plot, texts, look, 2);
  make.mockRestore();
  expect(written).toEqual([texts.title, texts.subtitle, ...texts.legend.map(({ text }) => text), texts.note].map(plain));
  expect(fills).toEqual(['paper', 'brown', 'violet']);
  const [, x, top, width, height] = context.drawImage.mock.lastCall ?? [];
  expect([x, width, height, canvas.width]).toEqual([0, 800, 400, 1600]);
  // Title and legend are above the plot, the source is below.
  expect(Number(top)).toBeGreaterThan(60);
  expect(canvas.height).toBeGreaterThan((Number(top) + 400) * 2 + 40);
});
