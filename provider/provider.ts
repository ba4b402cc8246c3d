import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createAllowance } from '#entrance/allowance.ts';
import { BACKLOG } from '#entrance/reach.ts';
import type { RateLimit } from '#entrance/rate-limit.ts';
import { openUserArea } from './services/accounts/area.ts';
import { QUIET_USERS, type UserSettings } from './services/accounts/settings.ts';
import { type Seed, venueOf } from '#market/catalogue/index.ts';
import { SIMULATED_MARKET, type MarketFactory } from '#market/index.ts';
import { createEditorial, openEditorialStore, type EditorialStore } from './services/editorial/editorial.ts';
import type { ArticleRecord } from './content/article.ts';
import { readContent, type Content } from './content/content.ts';
import { contentState, readArticles } from './content/read-articles.ts';
import { CONTENT_ROOT } from './content/root.ts';
import { tendStock } from './services/issuance/tend.ts';
import { addAdminRoutes } from './transport/http/admin.ts';
import { createAnswerCache } from './transport/http/answer-cache.ts';
import type { ProviderContext } from './transport/shared/context.ts';
import type { AnswerWorkersOptions } from './transport/http/workers/answer-workers.ts';
import type { WorkerAnswer, WorkerOrder } from './transport/http/workers/protocol.ts';
import { createThreads } from './transport/http/workers/threads.ts';
import { createHandlers } from './transport/http/handlers.ts';
import { openServer, serveOperations, type OpenOptions } from './transport/http/server.ts';
import { createStoreTarget } from './services/import/store-target.ts';
import type { WarmUp } from './operation/keep-warm.ts';
import { watchContent, type Every } from './operation/watch-content.ts';
import { accountLines } from './operation/logging.ts';
import type { Clock } from './base/clock.ts';
import { LAST_INSTANT } from '#market/calendar/index.ts';
import { createOwnState } from './operation/state.ts';
import { openDatabase, type Database, type DatabaseOptions } from './store/database.ts';
import { applyArticles, applySeed, contentOf } from './store/seed.ts';
import type { ComputedYears } from './answer-thread.ts';
import { keepWorld } from './world.ts';
import { startAhead } from './ahead.ts';
import { startAnswerThread } from './start-answer-thread.ts';
import { startYears } from './years.ts';
import { createContentReload } from './reload-content.ts';
import { createBorrowedSessions } from './transport/ws/borrowed-sessions.ts';
import { addGateway } from './transport/ws/provider-gateway.ts';
import { sharingOf } from './transport/ws/sharing.ts';
import { readGatewaySettings, type GatewaySettings } from './transport/ws/settings.ts';

export interface ProviderOptions extends DatabaseOptions {
  /** `PROVIDER_SEED`; each seed gives another market. */
  readonly seed?: string;
  /** `PROVIDER_CLOCK`: current time of the provider. */
  readonly clock?: Clock;
  /** Level of the log; default `warn`. */
  readonly logLevel?: string;
  /** Limit per visitor, for HTTP and the gateway together; default: no limit. */
  readonly rateLimit?: RateLimit | undefined;
  /** Limits and timeouts of connections that replace the defaults. */
  readonly connections?: OpenOptions['connections'];
  /** `PROVIDER_METRICS_TOKEN`: allows other machines to read the metrics. */
  readonly metricsToken?: string | undefined;
  /** Destination of log lines instead of the standard output. */
  readonly logStream?: { write(line: string): void };
  /** Demo users, mails and related settings; default: none of these. */
  readonly users?: UserSettings;
  /** Limits and forwarding of the gateway. */
  readonly gateway?: GatewaySettings;
  /** `PROVIDER_DERIVATIVES`: number of active derivatives; default: the number stored, 60,000 on the first start. */
  readonly derivatives?: number | undefined;
  /** Worker threads for slow answers; default: the main thread makes all answers. */
  readonly workers?: { readonly threads: number } & Pick<AnswerWorkersOptions, 'patience'>;
  /**
   * Prices that are computed ahead: `first`, those of the first pages before the provider is ready; `all`, popular ones in idle time too.
   */
  readonly warmUp?: WarmUp | undefined;
  /** Replacement of the simulated market. Threads can only compute the simulated one, so another market runs without them. */
  readonly market?: MarketFactory;
  /** Catalogue and articles that are shipped with the provider; tests may replace them. */
  readonly catalogue?: Seed;
  readonly articles?: readonly ArticleRecord[];
  /** Folder of the documents that editors write (default: the one shipped with the portal), and how often to check for changes. */
  readonly documents?: {
    readonly folder?: string | undefined;
    readonly every?: Every;
    /** Access of the editors' workshop for writing in the folder: its secret, and the folder for prepared publications. */
    readonly editorial?: { readonly token: string; readonly stateFolder: string };
  };
}

export interface Provider {
  readonly app: FastifyInstance;
  /** Answers a request without a network. */
  readonly inject: FastifyInstance['inject'];
  /** Starts listening; port 0 selects a free one. Resolves with the address (`http://127.0.0.1:4000`). */
  listen(where: { port: number; host?: string }): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the store, fills it on the first start and builds the HTTP server over it.
 * @throws StoreError with a German message that says what to do.
 */
export async function createProvider(options: ProviderOptions = {}): Promise<Provider> {
  const progress = options.progress ?? (() => undefined);
  const folder = options.documents?.folder ?? CONTENT_ROOT;
  const editorial = options.documents?.editorial;
  // Runs before anything is read, because it completes publications that a crash has interrupted.
  const editorialStore = editorial && openEditorialStore({ folder, stateFolder: editorial.stateFolder, now: Date.now });
  // Determined before the articles are read: a change during reading counts as another state.
  const read = contentState(folder);
  const content = readContent(folder);
  const [catalogue, articles] = [
    options.catalogue ?? (options.market ?? SIMULATED_MARKET).loadSeed(),
    options.articles ?? readArticles(folder, progress),
  ];
  const database = await openDatabase({ ...options, content: contentOf(catalogue, articles) });
  try {
    return await database.alone(async () => {
      await applySeed(database, catalogue, progress);
      await applyArticles(database, articles, progress);
      await database.keepForNext();
      return serve(database, options, { read, folder, content, editorialStore, progress });
    });
  } catch (error) {
    await database.close();
    throw database.explain(error);
  }
}

/** Documents of the editors as found at the start, and the listener for progress. */
interface Found {
  readonly folder: string;
  /** State of the folder when it was read. */
  readonly read: string;
  /** Editorial content besides the articles. */
  readonly content: Content;
  /** Present if the editors' workshop may write. */
  readonly editorialStore: EditorialStore | undefined;
  readonly progress: (line: string) => void;
}

/** Assembles the services: each depends on those above it. */
async function serve(database: Database, options: ProviderOptions, found: Found): Promise<Provider> {
  const { seed = '', clock = { now: Date.now }, documents, warmUp } = options;
  const { folder, progress } = found;
  // Rounds down to a whole second, so that all answers of one second agree, and stops at the market's last instant.
  const now = (): number => Math.floor(Math.min(clock.now(), LAST_INSTANT) / 1000) * 1000;
  const settings = options.gateway ?? readGatewaySettings({});
  const allowance = createAllowance(options.rateLimit);
  const registry = new Registry();
  const server = openServer({
    logLevel: options.logLevel ?? 'warn',
    logStream: options.logStream,
    connections: options.connections,
    gatewayConnections: settings.limits.connections,
  });
  const { app } = server;
  const { createMarket } = options.market ?? SIMULATED_MARKET;
  const threadCount = options.market === undefined ? (options.workers?.threads ?? 0) : 0;
  const keeper = await keepWorld(database, {
    seed,
    now,
    createMarket,
    content: found.content,
    derivatives: options.derivatives,
    isPrepared: warmUp !== undefined,
    ahead: threadCount === 0 ? undefined : ['QUOTES', 'VENUES'],
    years:
      threadCount === 0 || warmUp !== 'all'
        ? undefined
        : (parts) => startYears(parts, { instant: now(), folder: options.dataDirectory, progress }),
    progress,
  });
  const { current: world, reload } = keeper;
  const threads = createThreads<WorkerOrder, WorkerAnswer, ComputedYears>(threadCount, () =>
    startAnswerThread(world(), warmUp === 'all' ? now() : undefined),
  );
  keeper.onChange(threads.renew);
  keeper.onChunk((idNotation, chunk) => threads.notify({ idNotation, chunk }));
  const reloadContent = createContentReload({ folder, database, keeper, progress });
  const editorial = found.editorialStore && createEditorial(found.editorialStore, reloadContent);
  const users = await openUserArea(database, options.users ?? QUIET_USERS, () => clock.now(), accountLines(app.log));
  threads.prepare();
  const borrowed = createBorrowedSessions(users.sessions);
  const context: ProviderContext = {
    catalogue: () => world().catalogue,
    market: () => world().market,
    derivatives: () => world().derivatives,
    articles: () => world().articles,
    content: () => world().content,
    editorial: () => editorial ?? raise(new Error('The operations of the editors are closed.')),
    venue: venueOf,
    now,
    ...users,
    sessions: borrowed.sessions,
  };
  const ahead = startAhead(context, { threads, patience: options.workers?.patience, world, now, warmUp });
  const answers = createAnswerCache(() => [now(), world()]);
  const { readings, readiness, health } = createOwnState(database, world, ahead);
  await serveOperations(server, {
    handlers: createHandlers(context, answers, ahead.workers),
    answers,
    acceptsToken: async (token) => (await users.sessions.find(token)) !== undefined,
    allowance,
    editorialToken: documents?.editorial?.token,
    userOf: async (token) => (await users.sessions.find(token))?.userId,
    metrics: { token: options.metricsToken, readings: [...readings, ...ahead.readings], registry },
    readiness,
    health,
  });
  const market = (): string => JSON.stringify([seed, world().revision]);
  const shared = await sharingOf(settings, { market, registry, log: app.log });
  addGateway({ app, context, now: () => Math.min(clock.now(), LAST_INSTANT), settings, borrowed, registry, shared, allowance });
  ahead.watch(app);
  const adminToken = randomBytes(24).toString('base64url');
  addAdminRoutes(app, {
    token: adminToken,
    target: createStoreTarget(database, reload),
    dump: database.dump,
    endSessionsOf: users.accounts.endSessionsOf,
    readDataOf: users.accounts.readDataOf,
    deleteAccountOf: users.accounts.deleteAccountOf,
  });
  const failed =
    (text: string) =>
    (error: unknown): void =>
      app.log.error({ err: error }, text);
  const stopWatching = database.kind === 'server' ? keeper.watch(failed('could not look for changes in the store')) : undefined;
  const stopReading =
    documents?.every &&
    watchContent({
      seen: found.read,
      state: () => contentState(folder),
      every: documents.every,
      changed: reloadContent,
      failed: failed('could not take up changed pieces'),
    });
  const tending = tendStock({ database, world, seed, now, reload, log: app.log });
  return {
    app,
    inject: app.inject.bind(app),
    async listen({ port, host = '127.0.0.1' }) {
      const address = await app.listen({ port, host, backlog: BACKLOG });
      database.announce({ url: address, token: adminToken });
      return address;
    },
    async close() {
      stopWatching?.();
      stopReading?.();
      ahead.stop();
      await app.drain.begin();
      await app.close();
      await tending.stop();
      await threads.close();
      await keeper.close();
      await users.close();
      await database.close();
    },
  };
}

function raise(error: Error): never {
  throw error;
}
