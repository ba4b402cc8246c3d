import type { FastifyBaseLogger } from 'fastify';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import type { CatalogueLookup } from '#market/catalogue/index.ts';
import type { Instant, Market } from '#market/prices/index.ts';
import type { Database } from '../../store/database.ts';
import { saveKnownEnds } from './ends-store.ts';
import type { Cell, Derivatives } from '#market/derivatives/index.ts';
import { issueMore, readStockState } from './stock.ts';

/** Minimum share of ended products before new ones are issued. */
const ENDED_SHARE = 0.05;
const EVERY_MS = 3_600_000;

export interface TendOptions {
  readonly database: Database;
  readonly world: () => {
    readonly revision: string | undefined;
    readonly catalogue: CatalogueLookup;
    readonly market: Market;
    readonly derivatives: Derivatives;
  };
  readonly seed: string;
  readonly now: () => Instant;
  readonly reload: () => Promise<void>;
  readonly log: FastifyBaseLogger;
}

/** Counts the living products now and every hour, and issues new ones to replace those that ended. */
export function tendStock(options: TendOptions): { stop(): Promise<void> } {
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();
  const tendAfter = async (earlier: Promise<void>): Promise<void> => {
    await earlier;
    try {
      if (!isStopped) await tendOnce(options);
    } catch (error) {
      if (!isStopped) options.log.error({ err: error }, 'could not issue derivatives');
    }
  };
  const look = (): void => {
    turn = tendAfter(turn);
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  look();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await options.world().derivatives.figures.close();
      await turn;
    },
  };
}

/** Stores ends of products and issues missing ones; resolves with true if any were missing. */
export async function tendOnce({ database, world, seed, now, reload }: Omit<TendOptions, 'log'>): Promise<boolean> {
  const { revision, catalogue, market, derivatives } = world();
  const state = await readStockState(database.sql);
  if (state === undefined || state.count === 0) return false;
  await derivatives.figures.ready();
  const ends = derivatives.knownEnds();
  await saveKnownEnds(database, revision, ends);
  const cells = endedCells(derivatives, state.count);
  if (cells.length === 0) return false;
  const options = { seed, now: now(), catalogue, market, progress: () => undefined };
  if (await issueMore(database, options, state, cells, ends)) await reload();
  return true;
}

/** Distributes the number of missing products over the underlyings and types of ended ones. */
function endedCells({ book, figures }: Derivatives, count: number): Cell[] {
  const ended = new Map<number, number>();
  let living = book.size;
  const types = DERIVATIVE_TYPES.length;
  for (let row = 0; row < book.size; row += 1) {
    if (!figures.hasEnded(row)) continue;
    living -= 1;
    const cell = book.underlyingNumber(row) * types + DERIVATIVE_TYPES.indexOf(book.typeOf(row));
    ended.set(cell, (ended.get(cell) ?? 0) + 1);
  }
  const missing = count - living;
  if (missing <= count * ENDED_SHARE) return [];
  const all = book.size - living;
  let passed = 0;
  return [...ended].flatMap(([cell, number]) => {
    const before = Math.round((passed / all) * missing);
    passed += number;
    const wanted = Math.round((passed / all) * missing) - before;
    const type = DERIVATIVE_TYPES[cell % types];
    return wanted === 0 || type === undefined ? [] : [{ type, underlying: Math.floor(cell / types), count: wanted }];
  });
}
