import { thisThread } from '#domain/threads/this-thread.ts';
import { venueOf, createCatalogueLookup } from '#market/catalogue/index.ts';
import { createDerivatives, type FiguresMemory, type FiguresState } from '#market/derivatives/index.ts';
import { type Chunk, createMarket, type Market } from '#market/prices/index.ts';
import type { CatalogueView } from './services/search/catalogue-view.ts';
import { answerOrder, type WorkerContext } from './transport/http/workers/answer-order.ts';
import type { WorkerOrder } from './transport/http/workers/protocol.ts';
import { WARM } from './transport/http/workers/threads.ts';
import { stepBack } from './operation/step-back.ts';
import type { WorldParts } from './world.ts';

/** Input from which the thread builds its world. */
export interface AnswerThreadData {
  readonly parts: WorldParts;
  readonly memory: FiguresMemory;
  /** Ten years of prices by notation that another thread has computed so far; further ones arrive as messages. */
  readonly years: ReadonlyMap<number, Chunk>;
  /** Time of the provider if the thread computes ahead in its idle time; otherwise undefined. */
  readonly warmUpAt: number | undefined;
}

/** Years that another thread has computed since this one was started. */
export interface ComputedYears {
  readonly idNotation: number;
  readonly chunk: Chunk;
}

/** Share of the cache size of the main thread, which already caches the popular data. */
const SHARE = 0.25;
/**
 * Pause between two steps of computing ahead while orders arrive. It limits the thread to an eighth of a core: no request waits for this
 * work.
 */
const BUSY_PAUSE_MS = 20;
/** Pause between two steps when no orders arrive: three fifths of a core, to finish before most visitors come. */
const PAUSE_MS = 2;
const BUSY_MS = 1_000;
/**
 * Priority of this thread where cores are scarce. The main thread goes first; but pages wait for this thread, so it gets a third of the
 * time of others (nice 5), not a tenth (nice 10).
 */
const BEHIND_THE_FIRST = 5;
const NO_SEARCH = 'This thread has no search.';
const { port, data: world } = thisThread<AnswerThreadData>('answer-thread.ts');
let figures: FiguresState | undefined;
let now = 0;
let lastOrder = -Infinity;
const known = new Map(world.years);
const context = contextOf(world);
stepBack(BEHIND_THE_FIRST);

port.on('message', (order: WorkerOrder | ComputedYears) => {
  if ('chunk' in order) return void known.set(order.idNotation, order.chunk);
  figures = order.figures;
  now = order.now;
  lastOrder = performance.now();
  void answerOrder(order, context).then((answer) => port.postMessage(answer));
});
// Reports to the main thread that orders are accepted.
port.postMessage('ready');
if (world.warmUpAt !== undefined) setTimeout(warmUp, PAUSE_MS, world.warmUpAt);

/** Computes ahead for a few milliseconds at a time, until nothing is left. */
function warmUp(instant: number): void {
  if (context.market().warmUp(instant)) port.postMessage(WARM);
  else setTimeout(warmUp, performance.now() - lastOrder < BUSY_MS ? BUSY_PAUSE_MS : PAUSE_MS, instant);
}

/** Creates the same world as that of the main thread, but without users and search. */
function contextOf({ parts: { seed, catalogue, series, stock, articles, content }, memory }: AnswerThreadData): WorkerContext {
  const market: Market = createMarket({
    ...catalogue,
    seed,
    share: SHARE,
    // The page of a share waits for all its venues at once.
    ahead: ['VENUES'],
    years: { find: (idNotation) => known.get(idNotation) },
    series: (idNotation) => series.get(idNotation),
    derived: (idNotation) => derivatives.derived(idNotation),
  });
  const state = (): FiguresState => figures ?? raise('No order yet, so no figures.');
  const derivatives = createDerivatives({ stock, market: () => market, now: () => now, followed: { memory, state } });
  const lookup = createCatalogueLookup(catalogue, derivatives.book);
  // Operations that search stay with the first thread.
  const none = (): never => raise(NO_SEARCH);
  const search: CatalogueView['search'] = {
    ready: async () => undefined,
    find: none,
    suggest: none,
    hits: none,
    inSteps: { suggest: none, hits: none },
  };
  const view: CatalogueView = { ...lookup, search };
  return {
    catalogue: () => view,
    market: () => market,
    derivatives: () => derivatives,
    articles: () => articles,
    content: () => content,
    venue: venueOf,
  };
}

function raise(message: string): never {
  throw new Error(message);
}
