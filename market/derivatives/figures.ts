import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { uint16At } from '#domain/input/at.ts';
import { withoutBudget } from '../base/budget.ts';
import type { Instant, Market } from '../prices/types.ts';
import { computeRows, createFigureArrays, type World } from './compute.ts';
import type { Ends } from './ends.ts';
import type { Order, WorkerWorld } from './figures-worker.ts';
import type { FigureReader } from './figure-reader.ts';
import type { DerivativeBook, FigureArrays, FiguresEngine, Moment, Row, Shown } from './types.ts';
import type { Underlying } from './underlyings.ts';
import { createWatch } from './watch.ts';

export interface FiguresOptions {
  readonly world: World;
  readonly reader: FigureReader;
  readonly book: DerivativeBook;
  readonly underlyings: readonly (Underlying | undefined)[];
  readonly ends: Ends;
  readonly market: () => Market;
  readonly now: () => Instant;
  readonly shown: (position: number, instant: Instant) => Shown;
  /** Called with rows that ended or whose barrier was touched, so that they are no longer quoted. */
  readonly onEnded?: (rows: readonly Row[]) => void;
}

const MINUTE_MS = 60_000;
/** Number of rows that are computed before other work may run, and time in ms after which it may. */
const ROWS_AT_ONCE = 250;
const SLICE_MS = 4;
/** Maximum number of products that are computed on demand; for more, a worker thread computes ahead. */
const AT_ONCE = 6_000;

interface Generation {
  readonly moment: Moment;
  readonly arrays: FigureArrays;
}

/** See `FiguresEngine`. The first minute begins with the first request, the others follow automatically. */
export function createFigures(options: FiguresOptions): FiguresEngine {
  const { world, reader, underlyings, ends, now, shown } = options;
  const { columns } = world;
  const sets = [createFigureArrays(columns.length), createFigureArrays(columns.length)] as const;
  const isSmall = columns.length <= AT_ONCE;
  let current: Generation | undefined;
  /** First minute while it is computed, and the underlyings whose rows were needed before. */
  let opening: Generation | undefined;
  const opened = new Map<number, Promise<void>>();
  let openingSoon: Promise<Generation> | undefined;
  let running: Promise<void> | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let target: 0 | 1 = 0;
  let isClosed = false;
  const watch = createWatch(options);

  const minute = (): Instant => Math.floor(now() / MINUTE_MS) * MINUTE_MS;

  function momentAt(instant: Instant): Moment {
    const each = underlyings.map((_, position) => shown(position, instant));
    return {
      instant,
      spot: Float64Array.from(each, ({ price }) => price),
      exchangeRate: Float64Array.from(each, ({ exchangeRate }) => exchangeRate),
      time: Float64Array.from(each, ({ time }) => time),
    };
  }

  /** Like `momentAt`, in slices, because the first moment sets up the prices of all underlyings. */
  async function momentAside(instant: Instant): Promise<Moment> {
    let since = performance.now();
    for (const position of underlyings.keys()) {
      shown(position, instant);
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      since = performance.now();
    }
    return momentAt(instant);
  }

  /** Runs outside of a caller's budget, because other callers wait for its result too. */
  function look(position: number, instant = now()): void {
    withoutBudget(() => watch(position, instant));
  }

  function computeNow(instant: Instant): Generation {
    for (let position = 0; position < underlyings.length; position += 1) look(position);
    const moment = momentAt(instant);
    computeRows(world, { from: 0, to: columns.length }, moment, sets[target]);
    return finish({ moment, arrays: sets[target] });
  }

  async function computeAside(instant: Instant): Promise<void> {
    for (let position = 0; position < underlyings.length; position += 1) {
      look(position);
      await setImmediate();
    }
    const { moment } = await openingAside(instant);
    if (isClosed) return;
    if (isSmall) computeRows(world, { from: 0, to: columns.length }, moment, sets[target]);
    else await askWorker({ target, moment });
    finish({ moment, arrays: sets[target] });
  }

  /** Minute that is computed next; the first one stays the same until it is complete. */
  function openingAside(instant: Instant): Promise<Generation> {
    if (opening !== undefined) return Promise.resolve(opening);
    openingSoon ??= momentAside(instant)
      .then((moment) => (opening ??= { moment, arrays: sets[target] }))
      .finally(() => (openingSoon = undefined));
    return openingSoon;
  }

  /** Computes the rows of one underlying ahead of the others of the first minute, in slices. */
  async function openOne(position: number): Promise<void> {
    const { moment, arrays } = await openingAside(minute());
    look(position);
    const { from, to } = options.book.rowsOf(underlyings[position]?.entityValue ?? '');
    for (let row = from; row < to; row += ROWS_AT_ONCE) {
      await setImmediate();
      if (isClosed) return;
      computeRows(world, { from: row, to: Math.min(to, row + ROWS_AT_ONCE) }, moment, arrays);
    }
  }

  function finish(done: Generation): Generation {
    current = done;
    opening = undefined;
    target = target === 0 ? 1 : 0;
    return done;
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
      if (current?.moment.instant !== instant) return computeNow(instant);
    }
    return current;
  }

  return {
    memory: { sets, ends: ends.memory },
    state() {
      if (!isSmall && current === undefined) return undefined;
      const { moment, arrays } = generation();
      return { moment, set: arrays === sets[0] ? 0 : 1 };
    },
    ready: (position) =>
      withoutBudget(async () => {
        if (!isSmall) start();
        if (current !== undefined) return;
        const all = refresh();
        if (position === undefined || isSmall) return all;
        all.catch(() => undefined);
        let one = opened.get(position);
        if (one === undefined) opened.set(position, (one = openOne(position)));
        await one;
      }),
    columns() {
      const { moment, arrays } = generation();
      return { instant: moment.instant, column: arrays };
    },
    figures(row) {
      look(uint16At(columns.underlying, row));
      return reader.figures(row);
    },
    current(row) {
      look(uint16At(columns.underlying, row));
      return reader.current(row);
    },
    listed: (row) => reader.listed(row, generation().moment),
    endOf(row) {
      look(uint16At(columns.underlying, row));
      return ends.endOf(row);
    },
    hasEnded: (row) => (ends.at[row] ?? Infinity) <= now(),
    look(positions = underlyings.keys()) {
      for (const position of positions) look(position);
    },
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

function startWorker(workerData: WorkerWorld): Worker {
  const worker = new Worker(new URL('./figures-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  worker.unref();
  return worker;
}
