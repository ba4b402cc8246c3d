import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { toLivePrice, type LivePrice } from '#gateway/prices/live-price.ts';
import type { PriceListener } from '#gateway/prices/price-stream.ts';
import { LiveValue } from '../live-value.tsx';
import { PriceChange } from '../price-change.tsx';
import { QualityBadge } from '../quality-badge.tsx';
import { startUpdater } from './updater.ts';

/** Properties of a price that tests set. */
export interface TestPrice {
  readonly last?: number;
  readonly time?: string;
  readonly bid?: number;
  readonly ask?: number;
  readonly change?: number;
  readonly changePct?: number;
  readonly quality?: string;
}

/** Live price with the given properties. */
export function priceOf({
  last,
  time = '2026-07-31T15:38:08.000Z',
  bid,
  ask,
  change,
  changePct = 0,
  quality = 'RLT',
}: TestPrice): LivePrice {
  const intraday = { absolute: change, relative: changePct / 100 };
  return toLivePrice({
    quality,
    trade: { latest: { time, price: last, performance: { intraday } } },
    bidAsk: { bid: { price: bid, time }, ask: { price: ask, time } },
  });
}

/** Fake price stream that records the subscriptions. */
export function strawPrices() {
  const listeners = new Map<number, PriceListener>();
  const watched: number[] = [];
  return {
    watched,
    /** Notations with a subscription now. */
    now: () => [...listeners.keys()],
    push: (notation: number, price: TestPrice) => listeners.get(notation)?.onPrice(priceOf(price)),
    setLive: (notation: number, isLive: boolean) => listeners.get(notation)?.onLive(isLive),
    stream: {
      watch(notation: number, listener: PriceListener) {
        watched.push(notation);
        listeners.set(notation, listener);
        return () => void listeners.delete(notation);
      },
    },
  };
}

/** Fake viewport that tests can scroll: rows are in view unless `scroll` says otherwise. */
export function strawView() {
  let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  const observed = new Set<Element>();
  const away = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element): void {
        observed.add(element);
        queueMicrotask(() => observed.has(element) && report([{ target: element, isIntersecting: !away.has(element) }]));
      }
      unobserve(element: Element): void {
        observed.delete(element);
      }
      disconnect(): void {
        observed.clear();
      }
    },
  );
  return {
    observed,
    scroll(element: Element, isInView: boolean): void {
      if (isInView) away.delete(element);
      else away.add(element);
      report([{ target: element, isIntersecting: isInView }]);
    },
  };
}

/** Page with this body, its updater started and everything in view. Needs fake timers. */
export async function livePage(html: string) {
  document.body.innerHTML = html;
  const view = strawView();
  const prices = strawPrices();
  const stop = startUpdater(prices.stream, document.body);
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(20);
  return {
    ...prices,
    ...view,
    stop,
    /** Runs the next frame. */
    frame: () => vi.advanceTimersByTimeAsync(20),
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** Delivers a price and runs the next frame. */
    show: async (notation: number, price: TestPrice) => {
      prices.push(notation, price);
      prices.setLive(notation, true);
      await vi.advanceTimersByTimeAsync(20);
    },
    cell: (notation: number, field: string): HTMLElement => {
      const element = document.querySelector<HTMLElement>(`[data-notation="${notation}"][data-field="${field}"]`);
      if (!element) throw new Error(`There is no cell ${field} of ${notation}.`);
      return element;
    },
  };
}

export const NBSP = '\u00A0';
/** Time of the server's quote. */
const LOADED = '2026-07-31T15:38:00.000Z';

/** Row as the server renders it. */
const row = (notation: number): string =>
  renderToStaticMarkup(
    <tr id={`row-${notation}`}>
      <td>
        <LiveValue notation={notation} field="last" decimals={2}>
          157,68{NBSP}EUR
        </LiveValue>
      </td>
      <td>
        <PriceChange value={0.25} notation={notation} />
      </td>
      <td>
        <LiveValue notation={notation} field="bid" decimals={2}>
          –
        </LiveValue>
      </td>
      <td>
        <QualityBadge code="DLY" notation={notation} />
        <LiveValue notation={notation} field="datetimeLast">
          <time dateTime={LOADED}>17:38:00</time>
        </LiveValue>
      </td>
    </tr>,
  );
/** Row of a notation on the page. */
export function rowOf(notation: number): Element {
  const element = document.querySelector(`#row-${notation}`);
  if (!element) throw new Error(`There is no row of ${notation}.`);
  return element;
}
/** Table of these notations. */
export const table = (...notations: number[]): string => `<table><tbody>${notations.map(row).join('')}</tbody></table>`;
