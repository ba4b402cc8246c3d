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
import { instantsOf } from './instants.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';

export interface RunOptions {
  readonly stage: Stage;
  readonly seed: number;
  readonly from: number;
  readonly instants: number;
  readonly instruments: number;
  /** Milliseconds of the machine after which no further instant is begun. */
  readonly patience: number;
}

/** Finders sort all there is: they are asked at some of the instants. */
const LISTS_EVERY = 4;

/** An index of which every member is in the catalogue. */
const DAX = '20735';

const CHECKS: Readonly<Record<string, readonly Check[]>> = {
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

/** Asks about some instruments of every class at every instant of a year; see `Ledger`. */
export async function runTruth(options: RunOptions): Promise<Ledger> {
  const { stage, seed, from, instants, patience } = options;
  const ledger = createLedger();
  const queues = await subjectsByClass(stage, seed);
  const until = performance.now() + patience;
  const perInstant = Math.ceil(options.instruments / instants);
  let turn = 0;
  for (const [index, instant] of instantsOf({ from, count: instants, seed }).entries()) {
    if (performance.now() > until) break;
    stage.moveTo(instant);
    for (let count = 0; count < perInstant; count += 1, turn += 1) {
      const [kind, queue] = queues[turn % queues.length] ?? ['', []];
      const subject = queue.pop();
      if (subject !== undefined) await look(kind, subject, stage, ledger, turn % 4 === 0);
    }
    await lookAtLists(stage, ledger);
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

/** The list of one underlying, another one each time. */
async function lookAtLists(stage: Stage, ledger: Ledger): Promise<void> {
  const found = await stage.get<Schema<'DerivativeFinderResult'>>(
    `derivatives/finder/configuration_query?perPage=1&page=${faker.number.int({ min: 0, max: 900 })}`,
  );
  const subject = found?.list[0]?.instrumentUnderlying;
  if (subject === undefined) return;
  const page = ledger.page('DERIVATIVE LISTS', subject.entityValue, stage.now());
  await derivativeListAgrees({ stage, page, subject, idNotation: 0, isThorough: false });
}

/** Subjects of every class in an order by chance; the classes take turns, derivatives and shares most often. */
async function subjectsByClass(stage: Stage, seed: number): Promise<[kind: string, subjects: Schema<'Instrument'>[]][]> {
  faker.seed(seed + 1);
  const all: Schema<'Instrument'>[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await stage.get<Schema<'InstrumentCatalogue'>>(`instruments/catalogue?perPage=1000&page=${page}`);
    if (answer === undefined || answer.list.length === 0) break;
    all.push(...answer.list);
  }
  for (let page = 0; page < 20; page += 1) {
    const answer = await stage.get<Schema<'DerivativeFinderResult'>>(`derivatives/finder/configuration_query?perPage=100&page=${page}`);
    all.push(...(answer?.list ?? []).map(({ instrument }) => instrument));
  }
  const kinds = Map.groupBy(all, ({ entityType, entitySubType }) => (entitySubType === 'ETF' ? 'ETF' : entityType));
  const queues = [...kinds].map(([kind, list]): [string, Schema<'Instrument'>[]] => [kind, repeated(faker.helpers.shuffle(list))]);
  const weights: Readonly<Record<string, number>> = { DERIVATIVE: 6, STOCK: 4, BOND: 3, FUND: 2, ETF: 2 };
  return queues.flatMap((queue) => Array.from({ length: weights[queue[0]] ?? 1 }, () => queue));
}

/** Of few, each is looked at several times. */
function repeated(list: Schema<'Instrument'>[]): Schema<'Instrument'>[] {
  return Array.from({ length: Math.ceil(300 / list.length) }, () => list).flat();
}
