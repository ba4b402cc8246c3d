import { createCatalogueView, type CatalogueView } from './services/search/catalogue-view.ts';
import { oneAtATime } from './base/one-at-a-time.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { FINDER_TYPES, tableOf } from './services/finder/finders.ts';
import type { ArticleRecord } from './content/article.ts';
import type { Content } from './content/content.ts';
import { createDerivatives, type Derivatives, type Stock } from '#market/derivatives/index.ts';
import { isStocked, readStock, replaceStock } from './services/issuance/stock.ts';
import type { MarketFactory } from '#market/index.ts';
import type { Ahead, Instant, Market, Chunk } from '#market/prices/index.ts';
import { buildBookSearch } from './services/search/book-search.ts';
import { prepareArticles } from './services/search/article-words.ts';
import { runInSlices } from './services/search/slices.ts';
import { readStoredArticles } from './store/article-store.ts';
import { readCatalogue } from './store/catalogue-store.ts';
import type { Database } from './store/database.ts';
import { readAllSeries } from './store/price-store.ts';
import { readState } from './store/state.ts';
import type { MarketParts } from './operation/stored-years.ts';
import type { Years } from './years.ts';

const REVISION_POLL_MS = 5_000;

/** All data for answers. Immutable: a change of the store creates another world. */
export interface World {
  /** Revision of the store at the time of reading; undefined before the first change. */
  readonly revision: string | undefined;
  readonly catalogue: CatalogueView;
  readonly market: Market;
  readonly derivatives: Derivatives;
  /** Articles, newest first. */
  readonly articles: readonly ArticleRecord[];
  /** Editorial content besides the articles. */
  readonly content: Content;
  /** Ten years of the most requested data; undefined if nothing is computed ahead. */
  readonly years: Years | undefined;
  /** Parts from which another thread builds the same world. */
  readonly parts: WorldParts;
}

/** Plain data, and memory shared between threads. */
export interface WorldParts extends MarketParts {
  readonly stock: Stock;
  readonly articles: readonly ArticleRecord[];
  readonly content: Content;
}

export interface WorldOptions {
  readonly seed: string;
  readonly now: () => Instant;
  readonly createMarket: MarketFactory['createMarket'];
  /** Editorial content besides articles, as read at the start. */
  readonly content: Content;
  /** Target number of derivatives; they are replaced if their number differs. Default: as many as stored. */
  readonly derivatives?: number | undefined;
  /** Data that the market computes ahead: see `MarketOptions`. */
  readonly ahead?: readonly Ahead[] | undefined;
  /** Whether a new world is prepared for the first visitors before it becomes the current one. */
  readonly isPrepared?: boolean;
  /** Starts the thread that computes the years of a world. */
  readonly years?: ((parts: MarketParts) => Years) | undefined;
  readonly progress: (line: string) => void;
}

/** Holder of the current world, which creates the next one after a change. */
export interface WorldKeeper {
  readonly current: () => World;
  /** Reloads everything from the store. */
  reload(): Promise<void>;
  /**
   * Reloads only the articles from the store, which is fast.
   * @param content new content besides the articles; default: unchanged
   */
  renewContent(content?: Content): Promise<void>;
  /**
   * Polls the revision of the store every few seconds, because other processes may change a server's store, and reloads it if it changed.
   * @param failed called if the store could not be read
   * @returns function that stops polling
   */
  watch(failed: (error: unknown) => void): () => void;
  /** Calls the listener after another world has replaced the current one. */
  onChange(listen: () => void): void;
  /** Calls the listener with every further chunk computed for the years of the current world. */
  onChunk(listen: ChunkListener): void;
  close(): Promise<void>;
}

type ChunkListener = (idNotation: number, chunk: Chunk) => void;

/** Loads the world from the store and keeps it up to date. */
export async function keepWorld(database: Database, options: WorldOptions): Promise<WorldKeeper> {
  let world = await loadWorld(database, options);
  // Runs changes one after the other, because each is based on the world of the previous one.
  const inTurn = oneAtATime();
  const changeListeners: (() => void)[] = [];
  const chunkListeners: ChunkListener[] = [];
  const follow = (years: Years | undefined): void =>
    years?.onChunk((idNotation, chunk) => {
      if (world.years === years) for (const listen of chunkListeners) listen(idNotation, chunk);
    });
  follow(world.years);
  const changed = (): void => {
    for (const listen of changeListeners) listen();
  };
  const reloadNow = async (): Promise<void> => {
    const before = world;
    world = await loadWorld(database, { ...options, content: before.content, derivatives: undefined }, false);
    follow(world.years);
    changed();
    await before.years?.close();
    await before.derivatives.figures.close();
  };
  const reload = (): Promise<void> => inTurn(reloadNow);
  const reloadIfMoved = async (): Promise<void> => {
    if ((await readState(database.sql, 'revision')) !== world.revision) await reload();
  };
  return {
    current: () => world,
    reload,
    renewContent: (renewed) =>
      inTurn(async () => {
        const articles = await readStoredArticles(database.sql);
        const content = renewed ?? world.content;
        // Does not update the revision: other processes may have raised it for other changes, which are still to be loaded.
        world = { ...world, articles, content, parts: { ...world.parts, articles, content } };
        changed();
      }),
    watch(failed) {
      const timer = setInterval(() => void reloadIfMoved().catch(failed), REVISION_POLL_MS).unref();
      return () => clearInterval(timer);
    },
    onChange: (listen) => void changeListeners.push(listen),
    onChunk: (listen) => void chunkListeners.push(listen),
    async close() {
      await world.years?.close();
      await world.derivatives.figures.close();
    },
  };
}

/**
 * Loads everything. Creates the derivatives if there are none yet.
 * @param isStart whether to wait for the first years: a start does, a change does not, because its author waits for it
 */
async function loadWorld(
  database: Database,
  { seed, now, createMarket, content, derivatives: count, ahead, isPrepared = false, years: startYears, progress }: WorldOptions,
  isStart = true,
): Promise<World> {
  const { sql } = database;
  const [catalogue, series, articles] = [await readCatalogue(sql), await readAllSeries(sql), await readStoredArticles(sql)];
  const { instruments, notations, indexMembers } = catalogue;
  // Started first, so that a second core computes the years while the rest is loaded.
  const years = startYears?.({ seed, catalogue, series });
  const market: Market = createMarket({
    seed,
    instruments,
    notations,
    indexMembers,
    ...(ahead === undefined ? {} : { ahead }),
    years,
    series: (idNotation) => series.get(idNotation),
    derived: (idNotation) => derivatives.derived(idNotation),
  });
  if (!(await isStocked(sql, seed, count))) await replaceStock(database, { seed, count, now: now(), catalogue, market, progress });
  const revision = await readState(sql, 'revision');
  const stock = await readStock(sql, catalogue);
  const derivatives = createDerivatives({ stock, market: () => market, now });
  const products = await runInSlices(buildBookSearch(derivatives, instruments));
  const view = createCatalogueView(catalogue, derivatives.book, products, { now });
  if (isPrepared) {
    if (isStart) await years?.first;
    await runInSlices(prepare(view, market, now()));
    await runInSlices(prepareArticles(articles));
    // Every order to another thread includes the figures.
    await derivatives.figures.ready();
  }
  return {
    revision,
    catalogue: view,
    market,
    derivatives,
    articles,
    content,
    years,
    parts: { seed, catalogue, series, stock, articles, content },
  };
}

function* prepare(view: CatalogueView, market: Market, instant: Instant): Generator<void> {
  yield* market.prepare(instant);
  for (const type of FINDER_TYPES) {
    tableOf({ catalogue: () => view, market: () => market, venue: venueOf }, type);
    yield;
  }
}
