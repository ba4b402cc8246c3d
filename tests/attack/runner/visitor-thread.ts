import { parentPort, workerData } from 'node:worker_threads';
import type { Figures } from '../attack.ts';
import { ask } from './ask.ts';

/**
 * The quiet visitor: fourteen quotes and six pages a second, on a separate thread because attackers in the same thread would slow its
 * clock. Takes `begin` and `end`; answers `end` with the figures since `begin`.
 */
const { site, address } = workerData as { readonly site: string; readonly address: string };
const QUOTES = ['STOCK/82849', 'INDEX/20735', 'ETF/3567527', 'CURRENCY/EURUSD', 'CRYPTO/BTC'];
const PAGES = ['/', '/aktien/SAP-Aktie-DE0007164600', '/index/DAX-Index-20735'];
const TICK_MS = 50;

let quotes: number[] = [];
let pages: number[] = [];
let refused: string[] = [];
let turn = 0;

async function look(): Promise<void> {
  turn += 1;
  const isPage = turn % 10 < 3;
  const path = isPage ? PAGES[turn % PAGES.length] : `/api/v1/instruments/${QUOTES[turn % QUOTES.length]}/quote`;
  const [times, faults] = [isPage ? pages : quotes, refused];
  const { status, milliseconds } = await ask({ url: `${site}${path}`, from: address });
  times.push(milliseconds);
  if (status !== 200) faults.push(String(status));
}

/** Returns the time within which the given share of the answers came. */
function within(share: number, times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

function counted(statuses: readonly string[]): string[] {
  return [...new Set(statuses)].map((status) => `${status} × ${statuses.filter((one) => one === status).length}`);
}

async function tell(): Promise<void> {
  await Promise.all(open);
  const figures: Figures = {
    quotesP50: within(0.5, quotes),
    quotesP95: within(0.95, quotes),
    pagesP50: within(0.5, pages),
    pagesP95: within(0.95, pages),
    refused: counted(refused),
    calls: open.length,
  };
  parentPort?.postMessage(figures);
}

let timer: NodeJS.Timeout | undefined;
let open: Promise<void>[] = [];

parentPort?.on('message', (what: 'begin' | 'end') => {
  clearInterval(timer);
  if (what === 'end') return void tell();
  [quotes, pages, refused, open] = [[], [], [], []];
  timer = setInterval(() => void open.push(look()), TICK_MS);
});
