import * as library from 'lightweight-charts';
import UPlot from 'uplot';
import { mountChart } from '#blocks/instrument/full-chart/mount-chart.ts';
import { colorsFor } from '#blocks/instrument/full-chart/overlay-colors.ts';
import { overlaysOf } from '#blocks/instrument/full-chart/overlays.ts';
import type { UTCTimestamp } from 'lightweight-charts';
import type { Bars } from '#domain/chart/bars.ts';
import { readIndicators } from '#domain/indicator/chosen.ts';

/**
 * Chart to draw: `?chart=ours|indicators|bare|uplot|none&data=days|ticks`. `none` is the page alone, which shows the cost of the machine
 * itself. `data-ready` on the body is set when the chart is complete and contains the milliseconds until then.
 */
const asked = new URLSearchParams(location.search);
const isTicks = asked.get('data') === 'ticks';
const target = document.querySelector<HTMLElement>('main') ?? document.body;

/** Returns a random walk that is the same in every run. */
function barsOf(count: number, step: number): Bars {
  let seed = 1;
  const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  let price = 100;
  const rows = Array.from({ length: count }, (_none, index) => {
    const open = price;
    price = Math.max(1, price * (1 + chance() * 0.02));
    const close = price;
    return {
      at: 43_200 + index * step,
      open,
      close,
      high: Math.max(open, close) * 1.004,
      low: Math.min(open, close) * 0.996,
      volume: Math.round(1e6 * (1 + chance())),
    };
  });
  const column = (name: keyof (typeof rows)[number]): number[] => rows.map((row) => row[name]);
  return {
    at: column('at'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

const bars = isTicks ? barsOf(100_000, 0.3) : barsOf(50 * 252, 86_400);
const resolution = isTicks ? 'tick' : '1D';
const start = performance.now();
if (asked.get('chart') === 'bare') {
  const chart = library.createChart(target, { autoSize: true, timeScale: { minBarSpacing: 0.01 } });
  const series = isTicks ? chart.addSeries(library.LineSeries) : chart.addSeries(library.CandlestickSeries);
  const points = bars.at.map((at, index) => {
    const time = at as UTCTimestamp;
    const close = bars.close[index] ?? 0;
    return isTicks
      ? { time, value: close }
      : { time, open: bars.open[index] ?? 0, high: bars.high[index] ?? 0, low: bars.low[index] ?? 0, close };
  });
  series.setData(points);
  chart.timeScale().fitContent();
} else if (asked.get('chart') === 'uplot') {
  const { clientWidth: width, clientHeight: height } = target;
  const plot = new UPlot({ width, height, series: [{}, { stroke: 'green' }] }, [[...bars.at], [...bars.close]], target);
  const show = (from: number, to: number): void => plot.setScale('x', { min: from, max: to });
  const seen = (): readonly [number, number] => [plot.scales['x']?.min ?? 0, plot.scales['x']?.max ?? 1];
  target.addEventListener('wheel', ({ deltaY }) => {
    const [from, to] = seen();
    show(to - (to - from) * (deltaY > 0 ? 1.1 : 0.9), to);
  });
  target.addEventListener('pointermove', ({ buttons, movementX }) => {
    const [from, to] = seen();
    const by = (movementX * (to - from)) / width;
    if (buttons === 1) show(from - by, to - by);
  });
} else if (asked.get('chart') !== 'none') {
  const options = { target, timeZone: 'Europe/Berlin', decimals: 2, onCursor: () => undefined };
  const chart = await mountChart(options, new AbortController().signal);
  const indicators = readIndicators(asked.get('chart') === 'indicators' ? 'sma-50,rsi-14' : '');
  const overlays = overlaysOf({
    bars,
    resolution,
    timeZone: 'Europe/Berlin',
    indicators,
    others: [],
    colors: colorsFor({ others: [], indicators }),
  });
  chart?.draw({ bars, prices: bars, range: 'MAX', resolution, kind: isTicks ? 'linie' : 'kerzen', scale: 'linear', overlays, marks: [] });
  target.addEventListener('wheel', ({ deltaY }) => chart?.zoom(deltaY > 0 ? 1.1 : 0.9, undefined));
}
requestAnimationFrame(() => {
  requestAnimationFrame(() => (document.body.dataset['ready'] = String(Math.round(performance.now() - start))));
});
