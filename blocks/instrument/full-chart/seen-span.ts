import type { IChartApi } from 'lightweight-charts';
import { detailOf, renderedPlace, type Detail, type Seen } from '#domain/chart/detail.ts';

/** Minimum number of visible bars. */
const LEAST_BARS = 3;

interface Held {
  /** Total number of bars. */
  readonly count: number;
  /** Minimum width of a bar, in pixels. */
  readonly barWidth: number;
}

/**
 * Visible range of bars. The library holds only these and some beside them, and aggregates bars that would be too thin. The cost of moving
 * the view therefore depends on the width of the plot, not on the length of the history.
 */
export class SeenSpan {
  readonly #chart: IChartApi;
  readonly #fill: (detail: Detail) => void;
  #held: Held = { count: 0, barWidth: 1 };
  #seen: Seen = { from: -0.5, to: -0.5 };
  #detail: Detail = { step: 1, start: 0, end: 0 };
  #frame = 0;

  /** @param fill passes a part of the bars to the chart */
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
  /** Width of the plot without the price axis, in pixels. */
  get width(): number {
    return this.#chart.timeScale().width() || this.#chart.options().width || 1;
  }

  /** Distance between two rendered bars, in pixels. */
  get drawnWidth(): number {
    const { from, to } = this.#seen;
    return (this.width * this.#detail.step) / Math.max(to - from, 1);
  }

  /** Shows another history, or the same one with another look. Shows all bars if `isAll`. */
  begin(held: Held, isAll: boolean): void {
    this.#held = held;
    if (isAll) this.#seen = { from: -0.5, to: held.count - 0.5 };
    this.#detail = detailOf(held.count, this.#seen, this.#most());
    this.#fill(this.#detail);
    this.#apply();
  }

  /**
   * Handles new bars; a view that includes the newest one moves along.
   * @returns whether the chart holds the newest bars without aggregation
   */
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

  /** Shows another range, limited to the available bars. At least one of them stays visible. */
  see({ from, to }: Seen, isNow = false): void {
    const { count } = this.#held;
    if (count === 0) return;
    const span = Math.min(Math.max(to - from, LEAST_BARS), Math.max(count, LEAST_BARS));
    const middle = Math.min(Math.max((from + to) / 2, 1 - span / 2), count - 2 + span / 2);
    this.#seen = { from: middle - span / 2, to: middle + span / 2 };
    if (this.#needed() === this.#detail) this.#apply();
    else if (isNow) this.#refill();
    // The wheel fires several events per frame.
    else this.#frame ||= requestAnimationFrame(() => this.#refill());
  }

  /** Moves the view by pixels. */
  pan(pixels: number): void {
    const { from, to } = this.#seen;
    const by = (pixels * (to - from)) / this.width;
    this.see({ from: from + by, to: to + by });
  }

  /** Multiplies the number of visible bars by a factor; the bar `around` stays in place. */
  zoom(factor: number, around = this.#seen.to): void {
    const { from, to } = this.#seen;
    this.see({ from: around - (around - from) * factor, to: around + (to - around) * factor });
  }

  showAll(): void {
    this.see({ from: -0.5, to: this.#held.count - 0.5 });
  }

  /** Fractional bar index at a distance from the left edge, in pixels. */
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

  /** Applies the range to the chart, whose ranges are the first and the last bar that are fully visible. */
  #apply(): void {
    const { from, to } = this.#seen;
    this.#chart
      .timeScale()
      .setVisibleLogicalRange({ from: renderedPlace(this.#detail, from) + 0.5, to: renderedPlace(this.#detail, to) - 0.5 });
  }
}
