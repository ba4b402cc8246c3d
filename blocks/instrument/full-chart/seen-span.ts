import type { IChartApi } from 'lightweight-charts';
import { detailOf, renderedPlace, type Detail, type Seen } from '#domain/chart/detail.ts';

/** Fewer bars are never seen at once. */
const LEAST_BARS = 3;

interface Held {
  /** Number of all bars. */
  readonly count: number;
  /** Width that a bar needs to be told apart, in pixels. */
  readonly barWidth: number;
}

/**
 * Which bars a chart shows. The library holds only those and some beside them, and many as one where they would be too thin to be told
 * apart: what it costs to move the view then depends on the width of the plot, not on the length of the history.
 */
export class SeenSpan {
  readonly #chart: IChartApi;
  readonly #fill: (detail: Detail) => void;
  #held: Held = { count: 0, barWidth: 1 };
  #seen: Seen = { from: -0.5, to: -0.5 };
  #detail: Detail = { step: 1, start: 0, end: 0 };
  #frame = 0;

  /** @param fill puts the bars of a part into the chart */
  constructor(chart: IChartApi, fill: (detail: Detail) => void, signal: AbortSignal) {
    this.#chart = chart;
    this.#fill = fill;
    const keep = (): void => this.see(this.#seen);
    chart.timeScale().subscribeSizeChange(keep);
    signal.addEventListener('abort', () => cancelAnimationFrame(this.#frame), { once: true });
  }

  get seen(): Seen {
    return this.#seen;
  }
  get detail(): Detail {
    return this.#detail;
  }
  /** Width of the prices in pixels, without their axis. */
  get width(): number {
    return this.#chart.timeScale().width() || this.#chart.options().width || 1;
  }

  /** Pixels from one drawn bar to the next. */
  get drawnWidth(): number {
    const { from, to } = this.#seen;
    return (this.width * this.#detail.step) / Math.max(to - from, 1);
  }

  /** Shows another history, or the same one in another look; all of it where that is asked for. */
  begin(held: Held, isAll: boolean): void {
    this.#held = held;
    if (isAll) this.#seen = { from: -0.5, to: held.count - 0.5 };
    this.#detail = detailOf(held.count, this.#seen, this.#most());
    this.#fill(this.#detail);
    this.#apply();
  }

  /** Bars have followed: a view of the newest one goes with them. Tells whether the chart holds the newest bars, each for itself. */
  grow(count: number): boolean {
    const before = this.#held.count;
    this.#held = { ...this.#held, count };
    const { from, to } = this.#seen;
    if (to >= before - 0.5) this.#seen = { from: from + count - before, to: to + count - before };
    const { step, end } = this.#detail;
    const holdsNewest = end === before;
    if (holdsNewest) this.#detail = { ...this.#detail, end: count };
    if (holdsNewest && step > 1) this.#fill(this.#detail);
    return holdsNewest && step === 1;
  }

  /** Shows other bars: as many as there are at most, and never none of them. */
  see({ from, to }: Seen, isNow = false): void {
    const { count } = this.#held;
    if (count === 0) return;
    const span = Math.min(Math.max(to - from, LEAST_BARS), Math.max(count, LEAST_BARS));
    const middle = Math.min(Math.max((from + to) / 2, 1 - span / 2), count - 2 + span / 2);
    this.#seen = { from: middle - span / 2, to: middle + span / 2 };
    if (this.#needed() === this.#detail) this.#apply();
    else if (isNow) this.#refill();
    // A wheel turns several times within a frame.
    else this.#frame ||= requestAnimationFrame(() => this.#refill());
  }

  /** Moves what is seen by pixels. */
  pan(pixels: number): void {
    const { from, to } = this.#seen;
    const by = (pixels * (to - from)) / this.width;
    this.see({ from: from + by, to: to + by });
  }

  /** Shows so many times as many bars, of which one stays in its place. */
  zoom(factor: number, around = this.#seen.to): void {
    const { from, to } = this.#seen;
    this.see({ from: around - (around - from) * factor, to: around + (to - around) * factor });
  }

  showAll(): void {
    this.see({ from: -0.5, to: this.#held.count - 0.5 });
  }

  /** The place among the bars at so many pixels from the left edge. */
  placeAt(x: number): number {
    const { from, to } = this.#seen;
    return from + (x / this.width) * (to - from);
  }

  #refill(): void {
    this.#frame = 0;
    const needed = this.#needed();
    if (needed !== this.#detail) {
      this.#detail = needed;
      this.#fill(needed);
    }
    this.#apply();
  }

  #needed(): Detail {
    return detailOf(this.#held.count, this.#seen, this.#most(), this.#detail);
  }

  #most(): number {
    return Math.max(this.width / this.#held.barWidth, 50);
  }

  /** Writes the span to the chart, whose ranges name the first and the last bar that are seen in full. */
  #apply(): void {
    const { from, to } = this.#seen;
    this.#chart
      .timeScale()
      .setVisibleLogicalRange({ from: renderedPlace(this.#detail, from) + 0.5, to: renderedPlace(this.#detail, to) - 0.5 });
  }
}
