import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { figuresOf } from '#domain/derivative/figures.ts';
import type { DerivativeFigures } from '#domain/derivative/figures.ts';
import { HALF_HOUR_MS } from '../market/schedules.ts';
import type { Instant, Market } from '../market/types.ts';
import { termsAt, type ProductColumns } from './columns.ts';
import {
  computeRows,
  createFigureArrays,
  inputsAt,
  livesAt,
  pricedOf,
  rowFigures,
  type FigureArrays,
  type Moment,
  type World,
} from './compute.ts';
import type { Ends } from './ends.ts';
import type { Order, WorkerWorld } from './figures-worker.ts';
import type { DerivativeBook, FiguresEngine, ProductFigures, Row } from './types.ts';
import type { Underlying } from './underlyings.ts';

export interface FiguresOptions {
  readonly columns: ProductColumns;
  readonly book: DerivativeBook;
  readonly underlyings: readonly Underlying[];
  readonly ends: Ends;
  readonly market: () => Market;
  readonly now: () => Instant;
  /** Told of the rows of an underlying that ended since the last minute, so that nobody goes on quoting them. */
  readonly onEnded?: (rows: readonly Row[]) => void;
}

const MINUTE_MS = 60_000;
/** Up to so many products are computed at once when needed; more in a thread of their own, ahead of the questions. */
const AT_ONCE = 6_000;

interface Generation {
  readonly moment: Moment;
  readonly arrays: FigureArrays;
}

/** See `FiguresEngine`. The first minute begins with the first question, each further one by itself. */
export function createFigures(options: FiguresOptions): FiguresEngine {
  const { columns, underlyings, ends, market, now } = options;
  const world: World = { columns, underlyings: underlyings.map((one) => one && pricedOf(one)), at: ends.at, hit: ends.hit };
  const sets = [createFigureArrays(columns.length), createFigureArrays(columns.length)] as const;
  const isSmall = columns.length <= AT_ONCE;
  let current: Generation | undefined;
  /** The first minute while it is being computed, and the underlyings whose rows somebody could not wait for. */
  let opening: Generation | undefined;
  const opened = new Set<number>();
  let running: Promise<void> | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let target: 0 | 1 = 0;
  let isClosed = false;
  const swept = new Set<number>();

  const minute = (): Instant => Math.floor(now() / MINUTE_MS) * MINUTE_MS;

  function momentAt(instant: Instant): Moment {
    const half = Math.floor(instant / HALF_HOUR_MS) * HALF_HOUR_MS;
    return {
      instant,
      spot: shared(underlyings, ({ entityValue }) => market().fairAt(entityValue, instant)),
      exchangeRate: shared(underlyings, ({ currency }) => exchangeRateAt(market(), currency, half)),
    };
  }

  function sweepOne(position: number, instant: Instant): void {
    const rows = options.book.rowsOf(underlyings[position]?.entityValue ?? '');
    const ended = ends.sweep(position, rows, instant);
    swept.add(position);
    if (ended.length > 0) options.onEnded?.(ended);
  }

  function computeNow(instant: Instant): void {
    for (let position = 0; position < underlyings.length; position += 1) sweepOne(position, instant);
    const moment = momentAt(instant);
    computeRows(world, { from: 0, to: columns.length }, moment, sets[target]);
    finish({ moment, arrays: sets[target] });
  }

  async function computeAside(instant: Instant): Promise<void> {
    for (let position = 0; position < underlyings.length; position += 1) {
      sweepOne(position, instant);
      await setImmediate();
    }
    if (isClosed) return;
    const moment = openingAt(instant).moment;
    if (isSmall) computeRows(world, { from: 0, to: columns.length }, moment, sets[target]);
    else await askWorker({ target, moment });
    finish({ moment, arrays: sets[target] });
  }

  /** The minute that is computed next; the first one stays the same until it is complete. */
  function openingAt(instant: Instant): Generation {
    opening ??= { moment: momentAt(instant), arrays: sets[target] };
    return opening;
  }

  /** Computes the rows of one underlying ahead of the others of the first minute. */
  function openOne(position: number): void {
    if (opened.has(position)) return;
    const { moment, arrays } = openingAt(minute());
    sweepOne(position, moment.instant);
    computeRows(world, options.book.rowsOf(underlyings[position]?.entityValue ?? ''), moment, arrays);
    opened.add(position);
  }

  function finish(done: Generation): void {
    current = done;
    opening = undefined;
    target = target === 0 ? 1 : 0;
  }

  function askWorker(order: Order): Promise<void> {
    worker ??= startWorker({ world, figures: sets });
    const one = worker;
    return new Promise((resolve, reject) => {
      const settle = (error?: Error): void => {
        one.off('message', done);
        one.off('error', settle);
        one.off('exit', done);
        if (error === undefined || isClosed) resolve();
        else reject(error);
      };
      const done = (): void => settle();
      one.once('message', done);
      one.once('error', settle);
      one.once('exit', done);
      one.postMessage(order);
    });
  }

  function refresh(): Promise<void> {
    const instant = minute();
    if (isClosed || current?.moment.instant === instant) return Promise.resolve();
    running ??= computeAside(instant).finally(() => (running = undefined));
    return running;
  }

  function start(): void {
    timer ??= setInterval(() => void refresh().catch(() => undefined), 1_000);
    timer.unref();
  }

  function generation(): Generation {
    if (current === undefined && opening !== undefined && !isSmall) return opening;
    if (isSmall || current === undefined) {
      const instant = minute();
      if (current?.moment.instant !== instant) computeNow(instant);
    }
    return current as Generation;
  }

  return {
    async ready(position) {
      if (!isSmall) start();
      if (current !== undefined) return;
      const all = refresh();
      if (position === undefined || isSmall) return all;
      openOne(position);
      all.catch(() => undefined);
    },
    columns() {
      const { moment, arrays } = generation();
      return { instant: moment.instant, column: arrays };
    },
    figures(row) {
      // Before the first figures are there, one product must not wait for all of them.
      if (current === undefined) sweepOne(columns.underlying[row] ?? 0, minute());
      const moment = isSmall ? generation().moment : (current ?? openingAt(minute())).moment;
      return productFigures(world, row, moment, ends);
    },
    listed(row) {
      const { moment } = generation();
      if (!livesAt(world, row, moment.instant)) return {};
      const terms = termsAt(columns, row);
      return rowFigures(world, row, terms, inputsAt(world, row, terms, moment));
    },
    endOf(row) {
      // Prices of one product must not wait for the figures of all.
      const position = columns.underlying[row] ?? 0;
      if (!swept.has(position) || isSmall) sweepOne(position, minute());
      return ends.endOf(row);
    },
    hasEnded: (row) => (ends.at[row] ?? Infinity) <= generation().moment.instant,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await worker?.terminate();
    },
  };
}

/** Euros per unit of a currency at an instant. */
export function exchangeRateAt(market: Market, currency: string, instant: Instant): number {
  return currency === 'EUR' ? 1 : 1 / market.fairAt(`EUR${currency}`, instant);
}

function productFigures(world: World, row: Row, moment: Moment, ends: Ends): ProductFigures {
  const terms = termsAt(world.columns, row);
  const inputs = inputsAt(world, row, terms, moment);
  const end = ends.endOf(row);
  if (!livesAt(world, row, moment.instant))
    return { instant: moment.instant, inputs, figures: figuresOf(terms, inputs, {}), ...(end === undefined ? {} : { end }) };
  const listed = rowFigures(world, row, terms, inputs);
  const { bid, ask } = listed;
  const prices = { ...(bid === undefined ? {} : { bid }), ...(ask === undefined ? {} : { ask }) };
  const { impliedVolatility: _solved, ...figures }: DerivativeFigures = figuresOf(terms, inputs, prices);
  const quoted = listed.impliedVolatility === undefined ? {} : { impliedVolatility: listed.impliedVolatility };
  return { instant: moment.instant, inputs, ...prices, figures: { ...figures, ...quoted } };
}

function startWorker(workerData: WorkerWorld): Worker {
  const worker = new Worker(new URL('./figures-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  worker.unref();
  return worker;
}

/** One number per underlying; 0 for those that the catalogue no longer has. */
function shared(underlyings: readonly (Underlying | undefined)[], value: (one: Underlying) => number): Float64Array {
  return Float64Array.from(underlyings, (one) => (one === undefined ? 0 : value(one)));
}
