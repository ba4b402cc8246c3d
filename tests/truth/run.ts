import { faker } from '@faker-js/faker';
import type { Schema } from '#client/operations.ts';
import type { Check } from './check.ts';
import {
  bondAgrees,
  cryptoAgrees,
  currencyAgrees,
  fundAgrees,
  futureAgrees,
  indexAgrees,
  rateAgrees,
  stockAgrees,
  turnoverAgrees,
} from './checks/classes.ts';
import { derivativeAgrees, derivativeListAgrees } from './checks/derivatives.ts';
import { contributionsAgree, findersAgree } from './checks/lists.ts';
import { pricesAgree } from './checks/prices.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { cellsAgree, type Board } from './pages/cells.ts';
import { instrumentPageAgrees } from './pages/instrument-page.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';
import { createSubjects } from './subjects.ts';

export interface RunOptions {
  readonly stage: Stage;
  readonly site: Site;
  readonly seed: number;
  /** Instants in ascending order. */
  readonly instants: readonly number[];
  /** Number of instruments checked at each instant. */
  readonly perInstant: number;
  /** Part of the catalogue to check; other processes check the other parts. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** Interval in instants between checks of the finders, which sort the whole catalogue. */
const LISTS_EVERY = 4;
/** Interval between rendered pages of instruments; some market pages are rendered at each instant. */
const PAGE_EVERY = 3;
const MARKETS_AT_ONCE = 3;

/** An index whose members are all in the catalogue. */
const DAX = '20735';

/** Recomputed checks by class. */
export const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  STOCK: [pricesAgree, stockAgrees, turnoverAgrees],
  ETF: [pricesAgree, turnoverAgrees],
  FUND: [pricesAgree, fundAgrees],
  INDEX: [pricesAgree, indexAgrees],
  COMMODITY: [pricesAgree],
  PRECIOUS_METAL: [pricesAgree],
  CURRENCY: [pricesAgree, currencyAgrees],
  CRYPTO: [pricesAgree, cryptoAgrees],
  INTEREST: [pricesAgree, rateAgrees],
  FUTURE: [pricesAgree, futureAgrees],
  BOND: [pricesAgree, bondAgrees],
  DERIVATIVE: [pricesAgree, derivativeAgrees],
};

/** Requests some instruments of every class, and reads pages, at each of the instants; see `Ledger`. */
export async function runTruth(options: RunOptions): Promise<Ledger> {
  const { stage, site, seed, instants, perInstant, part = { index: 0, of: 1 } } = options;
  const ledger = createLedger();
  faker.seed(seed * 100 + part.index);
  stage.moveTo(instants[0] ?? stage.now());
  const subjects = await createSubjects(stage, { seed, part });
  let turn = 0;
  for (const [index, instant] of instants.entries()) {
    stage.moveTo(instant);
    const board: Board = new Map();
    await subjects.renew();
    for (let count = 0; count < perInstant; count += 1, turn += 1) {
      const [kind, subject] = subjects.next();
      if (subject === undefined) continue;
      await look(kind, subject, stage, ledger, turn % 4 === 0);
      if (turn % PAGE_EVERY === 0) await lookAtPage(kind, subject, turn / PAGE_EVERY, { site, ledger, board, instant });
    }
    await lookAtLists(stage, ledger);
    for (let count = 0; count < MARKETS_AT_ONCE; count += 1) {
      const path = site.markets[(index * MARKETS_AT_ONCE + count + part.index * 17) % site.markets.length] ?? '/';
      await lookAtMarket(path, { site, ledger, board, instant });
    }
    if (index % LISTS_EVERY === 0) await findersAgree(stage, (kind) => ledger.page(kind, kind, instant));
    await contributionsAgree(stage, ledger.page('INDEX', DAX, instant), DAX);
  }
  return ledger;
}

async function look(kind: string, subject: Schema<'Instrument'>, stage: Stage, ledger: Ledger, isThorough: boolean): Promise<void> {
  const { entityType, entityValue } = subject;
  const venues = await stage.get<Schema<'TimesAndSalesConfiguration'>>(
    `instruments/${entityType}/${entityValue}/times_and_sales_configuration`,
  );
  const list = venues?.list ?? [];
  const one = list[faker.helpers.arrayElement([0, 0, faker.number.int({ min: 0, max: 50 })]) % Math.max(1, list.length)];
  if (one === undefined) return;
  const page = ledger.page(kind, entityValue, stage.now());
  for (const check of CHECKS[kind] ?? []) await check({ stage, page, subject, idNotation: one.market.idNotation, isThorough });
}

/** Classes with exact prices. Shares have finer steps below 10, exchange rates one digit more than displayed. */
const EXACT = new Set(['INDEX', 'COMMODITY', 'PRECIOUS_METAL', 'CRYPTO', 'INTEREST', 'FUTURE', 'BOND', 'DERIVATIVE']);

interface Looking {
  readonly site: Site;
  readonly ledger: Ledger;
  readonly board: Board;
  readonly instant: number;
}

const SUB_PAGES = [undefined, undefined, 'historische-kurse', 'chart', undefined, 'handelsplaetze'];
const RANGES = ['D1', 'W1', 'M1', 'M3', 'M6', 'Y1', 'Y3', 'MAX'];

/** Checks the page of an instrument or, in turns, one of its sub-pages; all pages of one second must agree. */
async function lookAtPage(kind: string, subject: Schema<'Instrument'>, turn: number, looking: Looking): Promise<void> {
  const { site, ledger, board, instant } = looking;
  const subPage = SUB_PAGES[turn % SUB_PAGES.length];
  const range = RANGES[Math.floor(turn / SUB_PAGES.length) % RANGES.length] ?? 'Y1';
  const path = site.pathOf(subject, subPage);
  if (path === undefined) return;
  const drawn = await site.draw(path, subPage === 'chart' ? { zeitraum: range } : {});
  const page = ledger.page(kind, subject.entityValue, instant);
  if (drawn === undefined) return page.holds('it has a page', subPage !== undefined, path);
  page.drawn();
  page.holds('every block of its page is drawn', drawn.failures.length === 0, path, drawn.failures);
  cellsAgree(page, drawn, board, instant);
  instrumentPageAgrees(page, drawn, { isRate: kind === 'INTEREST', isExact: EXACT.has(kind) });
}

async function lookAtMarket(path: string, { site, ledger, board, instant }: Looking): Promise<void> {
  const drawn = await site.draw(path);
  const page = ledger.page('MARKET PAGES', path, instant);
  if (drawn === undefined) return page.holds('there is the page', false, path);
  page.drawn();
  page.holds('every block of the page is drawn', drawn.failures.length === 0, path, drawn.failures);
  cellsAgree(page, drawn, board, instant);
}

/** Checks the product list of one underlying, another one each time. */
async function lookAtLists(stage: Stage, ledger: Ledger): Promise<void> {
  const found = await stage.get<Schema<'DerivativeFinderResult'>>(
    `derivatives/finder/configuration_query?perPage=1&page=${faker.number.int({ min: 0, max: 900 })}`,
  );
  const subject = found?.list[0]?.instrumentUnderlying;
  if (subject === undefined) return;
  const page = ledger.page('DERIVATIVE LISTS', subject.entityValue, stage.now());
  await derivativeListAgrees({ stage, page, subject, idNotation: 0, isThorough: false });
}
