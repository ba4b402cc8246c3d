import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openUserArea } from './accounts/area.ts';
import { QUIET_USERS, type UserSettings } from './accounts/settings.ts';
import { loadSeed } from './catalogue/index.ts';
import { venueOf } from './catalogue/venues.ts';
import type { Seed } from './catalogue/types.ts';
import type { ArticleRecord } from './content/article.ts';
import { readArticles } from './content/read-articles.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { addAdminRoutes } from './http/admin.ts';
import { createCatalogueView, type CatalogueView } from './http/catalogue-view.ts';
import { HttpFault } from './http/fault.ts';
import { createHandlers } from './http/handlers.ts';
import { DEFAULT_RATE_LIMIT, type RateLimit } from './http/rate-limit.ts';
import { createServer } from './http/server.ts';
import { createStoreTarget } from './import/store-target.ts';
import { createFinderWarmUp } from './finder/warm-up.ts';
import { keepWarm } from './keep-warm.ts';
import type { Clock } from './market/clock.ts';
import { createDerivatives, type Derivatives } from './derivatives/index.ts';
import { tendStock } from './derivatives/tend.ts';
import { isStocked, readStock, replaceStock } from './derivatives/stock.ts';
import { createMarket } from './market/index.ts';
import type { Market } from './market/types.ts';
import { readStoredArticles } from './store/article-store.ts';
import { buildBookSearch } from './search/book-search.ts';
import { runInSlices } from './search/slices.ts';
import { readCatalogue } from './store/catalogue-store.ts';
import { openDatabase, type Database, type DatabaseOptions } from './store/database.ts';
import { readAllSeries } from './store/price-store.ts';
import { applyArticles, applySeed } from './store/seed.ts';
import { readState } from './store/state.ts';

const REVISION_POLL_MS = 5_000;

export interface ProviderOptions extends DatabaseOptions {
  /** `PROVIDER_SEED`: another seed is another market. */
  readonly seed?: string;
  /** `PROVIDER_CLOCK`: the provider's now. */
  readonly clock?: Clock;
  /** Level of the log; default `warn`. */
  readonly logLevel?: string;
  /** How often one address may ask; `undefined` given is without limit, left out the default holds. */
  readonly rateLimit?: RateLimit | undefined;
  /** `PROVIDER_METRICS_TOKEN`: lets other machines read the metrics. */
  readonly metricsToken?: string | undefined;
  /** Takes the log's lines instead of the standard output. */
  readonly logStream?: { write(line: string): void };
  /** Demo users, mails and the like; by default none of it. */
  readonly users?: UserSettings;
  /** `PROVIDER_DERIVATIVES`: how many derivatives live; left out: as many as are stored, 60,000 on the first start. */
  readonly derivatives?: number | undefined;
  /** Computes much wanted prices ahead in idle time. */
  readonly warmUp?: boolean;
  /** Catalogue and articles that ship with the provider; tests may bring their own. */
  readonly catalogue?: Seed;
  readonly articles?: readonly ArticleRecord[];
}

export interface Provider {
  readonly app: FastifyInstance;
  /** Answers a request without a network. */
  readonly inject: FastifyInstance['inject'];
  /** Starts listening; port 0 takes a free one. Resolves with the address (`http://127.0.0.1:4000`). */
  listen(where: { port: number; host?: string }): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the store, fills it on the first start and builds the HTTP server over it.
 * @throws StoreError with a German message that says what to do.
 */
export async function createProvider(options: ProviderOptions = {}): Promise<Provider> {
  const progress = options.progress ?? (() => undefined);
  const database = await openDatabase(options);
  try {
    return await database.alone(async () => {
      await applySeed(database, options.catalogue ?? loadSeed(), progress);
      await applyArticles(database, options.articles ?? readArticles(), progress);
      return serve(database, options, progress);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(database: Database, options: ProviderOptions, progress: (line: string) => void): Promise<Provider> {
  const clock = options.clock ?? { now: Date.now };
  // Prices are told by the second: all answers of one second agree.
  const now = (): number => Math.floor(clock.now() / 1000) * 1000;
  const seed = options.seed ?? '';
  let world = await loadWorld(database, { seed, now, derivatives: options.derivatives, progress });
  const reload = async (): Promise<void> => {
    const before = world;
    world = await loadWorld(database, { seed, now, progress });
    await before.derivatives.figures.close();
  };
  const operator: { log?: FastifyInstance['log'] } = {};
  const users = await openUserArea(
    database,
    options.users ?? QUIET_USERS,
    () => clock.now(),
    (message, facts) => operator.log?.warn(facts ?? {}, message),
  );
  const context = {
    catalogue: () => world.catalogue,
    market: () => world.market,
    derivatives: () => world.derivatives,
    articles: () => world.articles,
    venue: venueOf,
    now,
    ...users,
  };
  const warmth =
    options.warmUp === true
      ? keepWarm(
          () => world.market,
          now,
          createFinderWarmUp(() => context),
        )
      : undefined;
  const answers = createAnswerCache(() => [now(), world.catalogue]);
  const adminToken = randomBytes(24).toString('base64url');
  const app = await createServer({
    handlers: createHandlers(context, answers),
    answers,
    acceptsToken: async (token) => (await users.sessions.find(token)) !== undefined,
    logLevel: options.logLevel ?? 'warn',
    rateLimit: 'rateLimit' in options ? options.rateLimit : DEFAULT_RATE_LIMIT,
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
    metrics: {
      token: options.metricsToken,
      readings: [
        { name: 'parkett_instruments', help: 'Instruments of the catalogue in memory.', read: () => world.catalogue.instruments.length },
        {
          name: 'parkett_warm',
          help: 'Whether the prices most asked for are computed ahead (1).',
          read: () => Number(warmth?.isWarm() ?? false),
        },
        { name: 'parkett_revision', help: 'Number of the last change of the catalogue.', read: () => Number(world.revision ?? 0) },
      ],
    },
    readiness: async () => {
      try {
        await readState(database.sql, 'revision');
        return { isReady: true };
      } catch {
        return { isReady: false, reason: 'The store does not answer.' };
      }
    },
    health: async () => ({
      status: 'ok',
      store: database.kind,
      revision: await revisionOf(database),
      instruments: world.catalogue.instruments.length,
    }),
  });
  operator.log = app.log;
  if (warmth !== undefined) app.addHook('onRequest', (_request, _reply, done) => (warmth.onRequest(), done()));
  addAdminRoutes(app, { token: adminToken, target: createStoreTarget(database, reload), dump: database.dump });
  const poll = database.kind === 'server' ? watchRevision(database, () => world.revision, reload, app) : undefined;
  const tending = tendStock({ database, world: () => world, seed, now, reload, log: app.log });
  return {
    app,
    inject: app.inject.bind(app),
    async listen({ port, host = '127.0.0.1' }) {
      const address = await app.listen({ port, host });
      database.announce({ url: address, token: adminToken });
      return address;
    },
    async close() {
      clearInterval(poll);
      warmth?.stop();
      await app.close();
      await tending.stop();
      await world.derivatives.figures.close();
      await users.close();
      await database.close();
    },
  };
}

/** @throws HttpFault 503 when the store does not answer. */
async function revisionOf({ sql }: Database): Promise<string> {
  try {
    return (await readState(sql, 'revision')) ?? '';
  } catch (error) {
    throw new HttpFault(503, `The store does not answer (${error instanceof Error ? error.message : String(error)}).`);
  }
}

interface World {
  readonly revision: string | undefined;
  readonly catalogue: CatalogueView;
  readonly market: Market;
  readonly derivatives: Derivatives;
  readonly articles: readonly ArticleRecord[];
}

interface WorldOptions {
  readonly seed: string;
  readonly now: () => number;
  /** Given: so many derivatives shall be there, made anew when there are others. */
  readonly derivatives?: number | undefined;
  readonly progress: (line: string) => void;
}

/** Everything that answers are made of, read from the store at once. Makes the derivatives when there are none yet. */
async function loadWorld(database: Database, { seed, now, derivatives: count, progress }: WorldOptions): Promise<World> {
  const { sql } = database;
  const [catalogue, series, articles] = [await readCatalogue(sql), await readAllSeries(sql), await readStoredArticles(sql)];
  const { instruments, notations, indexMembers } = catalogue;
  const market: Market = createMarket({
    seed,
    instruments,
    notations,
    indexMembers,
    series: (idNotation) => series.get(idNotation),
    derived: (idNotation) => derivatives.derived(idNotation),
  });
  if (!(await isStocked(sql, seed, count))) await replaceStock(database, { seed, count, now: now(), catalogue, market, progress });
  const revision = await readState(sql, 'revision');
  const derivatives = createDerivatives({ stock: await readStock(sql, catalogue), market: () => market, now });
  const products = await runInSlices(buildBookSearch(derivatives, instruments));
  return { revision, catalogue: createCatalogueView(catalogue, derivatives.book, products), market, derivatives, articles };
}

/** On a server, others may import: look whether the revision moved. */
function watchRevision(
  database: Database,
  known: () => string | undefined,
  reload: () => Promise<void>,
  app: FastifyInstance,
): NodeJS.Timeout {
  const timer = setInterval(() => {
    readState(database.sql, 'revision')
      .then((revision) => (revision === known() ? undefined : reload()))
      .catch((error: unknown) => app.log.error({ err: error }, 'could not look for changes in the store'));
  }, REVISION_POLL_MS);
  timer.unref();
  return timer;
}
