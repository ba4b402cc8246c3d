import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountPlot } from './mount-plot.ts';

const plots = vi.hoisted(() => ({ drawn: 0 }));
vi.mock('uplot', () => ({
  default: class {
    width = 0;
    height = 0;
    constructor() {
      plots.drawn++;
    }
    destroy(): void {}
    setCursor(): void {}
  },
}));
vi.mock('./plot-options.ts', () => ({ plotOptions: () => ({}) }));

let tellSize: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  plots.drawn = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        tellSize = onResize;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function mounted(signal: AbortSignal): Promise<void> {
  const target = document.createElement('div');
  Object.defineProperty(target, 'clientWidth', { value: 640 });
  const layout = { xLimits: [0, 1], yLimits: [0, 1] } as never;
  await mountPlot({ target, series: { at: [0, 60], value: [1, 2] }, range: 'D1', layout, reference: undefined, signal });
}

it('[CONST-003] a chart is drawn anew 250 ms after its size came to rest, once', async () => {
  await mounted(new AbortController().signal);
  expect(plots.drawn).toBe(1);
  tellSize();
  vi.advanceTimersByTime(200);
  tellSize();
  vi.advanceTimersByTime(249);
  expect(plots.drawn).toBe(1);
  vi.advanceTimersByTime(1);
  expect(plots.drawn).toBe(2);
});

it('a chart that is gone is not drawn anew', async () => {
  const ending = new AbortController();
  await mounted(ending.signal);
  tellSize();
  ending.abort();
  vi.advanceTimersByTime(1_000);
  expect(plots.drawn).toBe(1);
});
