import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createAllowance } from '#entrance/allowance.ts';
import { BACKLOG } from '#entrance/reach.ts';
import type { RateLimit } from '#entrance/rate-limit.ts';
import { openUserArea } from './services/accounts/area.ts';
import { QUIET_USERS, type UserSettings } from './services/accounts/settings.ts';
import { loadSeed } from './data/catalogue/index.ts';
import type { Seed } from './data/catalogue/types.ts';
import { venueOf } from './data/catalogue/venues.ts';
import type { ArticleRecord } from './data/content/article.ts';
import { contentState, readArticles } from './data/content/read-articles.ts';
import { CONTENT_ROOT } from './data/content/root.ts';
import { openEditorial, type Editorial } from './services/editorial/editorial.ts';
import { tendStock } from './services/issuance/tend.ts';
import { createFinderWarmUp } from './services/finder/warm-up.ts';
import { addAdminRoutes } from './doors/http/admin.ts';
import { createAnswerCache } from './doors/http/answer-cache.ts';
import type { ProviderContext } from './doors/shared/context.ts';
import { createAside, type AsideOptions } from './doors/http/aside/aside.ts';
import { readingsOf } from './doors/http/aside/readings.ts';
import type { AsideAnswer, AsideOrder } from './doors/http/aside/protocol.ts';
import { createThreads } from './doors/http/aside/threads.ts';
import { createDeskWarmUp } from './doors/http/handlers/desk-warm-up.ts';
import { createHandlers } from './doors/http/handlers.ts';
import { startRehearsal } from './doors/http/rehearsal.ts';
import { createServer, type ServerOptions } from './doors/http/server.ts';
import { createStoreTarget } from './services/import/store-target.ts';
import { keepWarm, oneAfterTheOther, type WarmUp } from './operation/keep-warm.ts';
import { watchContent, type Every } from './operation/watch-content.ts';
import { accountLog } from './operation/logging.ts';
import type { Clock } from './base/clock.ts';
import { LAST_INSTANT } from './data/market/schedules.ts';
import { createOwnState } from './operation/state.ts';
import { openDatabase, type Database, type DatabaseOptions } from './store/database.ts';
import { applyArticles, applySeed, contentOf } from './store/seed.ts';
import type { YearsTold } from './aside-thread.ts';
import type { MarketParts } from './operation/kept-years.ts';
import { keepWorld, type World } from './world.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { startAside } from './start-aside.ts';
import { startYears, type Years } from './years.ts';
import { createBorrowedSessions } from './doors/ws/borrowed-sessions.ts';
import { addGateway } from './doors/ws/provider-gateway.ts';
import { sharingOf } from './doors/ws/sharing.ts';
import { readGatewaySettings, type GatewaySettings } from './doors/ws/settings.ts';

export interface ProviderOptions extends DatabaseOptions {
  /** `PROVIDER_SEED`: another seed is another market. */
  readonly seed?: string;
  /** `PROVIDER_CLOCK`: the provider's now. */
  readonly clock?: Clock;
  /** Level of the log; default `warn`. */
  readonly logLevel?: string;
  /** What one visitor may take, by HTTP and over the gateway together; without it there is no limit. */
  readonly rateLimit?: RateLimit | undefined;
  /** Caps and deadlines of connections instead of the usual ones. */
  readonly connections?: ServerOptions['connections'];
  /** `PROVIDER_METRICS_TOKEN`: lets other machines read the metrics. */
  readonly metricsToken?: string | undefined;
  /** Takes the log's lines instead of the standard output. */
  readonly logStream?: { write(line: string): void };
  /** Demo users, mails and the like; by default none of it. */
  readonly users?: UserSettings;
  /** Limits of the gateway and what it passes on. */
  readonly gateway?: GatewaySettings;
  /** `PROVIDER_DERIVATIVES`: how many derivatives live; left out: as many as are stored, 60,000 on the first start. */
  readonly derivatives?: number | undefined;
  /** Threads that make what takes long; without any everything is made by the one that answers. */
  readonly aside?: { readonly threads: number } & Pick<AsideOptions, 'patience'>;
  /** Prices that are computed ahead: `first`, those of the first pages before it is ready; `all`, in idle time also what is much wanted. */
  readonly warmUp?: WarmUp | undefined;
  /** Catalogue and articles that ship with the provider; tests may bring their own. */
  readonly catalogue?: Seed;
  readonly articles?: readonly ArticleRecord[];
  /** Folder of the pieces that editors write, the provider's own when left out, and when to look whether they have. */
  readonly pieces?: {
    readonly folder?: string | undefined;
    readonly every?: Every;
    /** Lets the editors' workshop write in the folder: the secret that it shows, and where what it prepares is kept. */
    readonly editorial?: { readonly token: string; readonly kept: string };
  };
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
  const folder = options.pieces?.folder ?? CONTENT_ROOT;
  const work: { takeUp: () => Promise<void> } = { takeUp: () => Promise.reject(new Error('The provider is not there yet.')) };
  const given = options.pieces?.editorial;
  // Before anything is read: it ends what a sudden death has left half written.
  const editorial = given && openEditorial({ folder, kept: given.kept, takeUp: () => work.takeUp(), now: Date.now });
  // Before they are read: what is written meanwhile is another state.
  const read = contentState(folder);
  const shelf = createShelf(folder, progress);
  const [catalogue, articles] = [options.catalogue ?? loadSeed(), options.articles ?? readArticles(folder, progress)];
  const database = await openDatabase({ ...options, content: contentOf(catalogue, articles) });
  try {
    return await database.alone(async () => {
      await applySeed(database, catalogue, progress);
      await applyArticles(database, articles, progress);
      await database.keepForNext();
      return serve(database, { ...options, read, folder, shelf, editorial, work }, progress);
    });
  } catch (error) {
    await database.close();
    throw database.explain(error);
  }
}

/** The documents of the editors, and how they are taken up. */
interface Papers {
  readonly folder: string;
  /** State of the folder that was read. */
  readonly read: string;
  readonly shelf: Shelf;
  readonly editorial: Editorial | undefined;
  /** Filled once there is something that takes them up. */
  readonly work: { takeUp: () => Promise<void> };
}

async function serve(database: Database, options: ProviderOptions & Papers, progress: (line: string) => void): Promise<Provider> {
  const clock = options.clock ?? { now: Date.now };
  // Prices are told by the second: all answers of one second agree. At the market's end they stand still.
  const now = (): number => Math.floor(Math.min(clock.now(), LAST_INSTANT) / 1000) * 1000;
  const seed = options.seed ?? '';
  const threads = createThreads<AsideOrder, AsideAnswer, YearsTold>(options.aside?.threads ?? 0, () =>
    startAside(keeper.current(), options.warmUp === 'all' ? now() : undefined),
  );
  const shown: { world?: () => World } = {};
  const yearsOf = (parts: MarketParts): Years => {
    const years = startYears(parts, { instant: now(), folder: options.dataDirectory, progress });
    // Another world's threads must not hear of them.
    years.onPiece((idNotation, piece) => {
      if (shown.world?.().years === years) threads.tell({ idNotation, piece });
    });
    return years;
  };
  const keeper = await keepWorld(database, {
    seed,
    now,
    content: options.shelf.current,
    derivatives: options.derivatives,
    isPrepared: options.warmUp !== undefined,
    ahead: threads.count === 0 ? undefined : ['QUOTES', 'VENUES'],
    years: threads.count === 0 || options.warmUp !== 'all' ? undefined : yearsOf,
    progress,
    changed: threads.renew,
  });
  const { current: world, reload } = keeper;
  shown.world = world;
  const operator: { accounts?: FastifyInstance['log'] } = {};
  const users = await openUserArea(
    database,
    options.users ?? QUIET_USERS,
    () => clock.now(),
    (message, facts, level = 'warn') => operator.accounts?.[level](facts ?? {}, message),
  );
  threads.prepare();
  const borrowed = createBorrowedSessions(users.sessions);
  const context: ProviderContext = {
    catalogue: () => world().catalogue,
    market: () => world().market,
    derivatives: () => world().derivatives,
    articles: () => world().articles,
    content: () => world().content,
    editorial: () => options.editorial ?? raise(new Error('The operations of the editors are closed.')),
    venue: venueOf,
    now,
    ...users,
    sessions: borrowed.sessions,
  };
  const warmth =
    options.warmUp === 'all'
      ? keepWarm(() => world().market, now, oneAfterTheOther([createDeskWarmUp(() => context), createFinderWarmUp(() => context)]))
      : undefined;
  const aside = threads.count === 0 ? undefined : createAside({ ...options.aside, threads });
  const isRehearsed = warmth === undefined || aside === undefined ? () => true : startRehearsal(context, aside, warmth.onRequest);
  const answers = createAnswerCache(() => [now(), world()]);
  const { readings, readiness, health } = createOwnState(database, world, {
    isPrepared: () => (threads.isReady() || !threads.isThere()) && isRehearsed(),
    isWarm: () => (warmth?.isWarm() ?? false) && (threads.count === 0 || threads.isWarm()) && world().years?.isDone() !== false,
  });
  const registry = new Registry();
  const allowance = createAllowance(options.rateLimit);
  const settings = options.gateway ?? readGatewaySettings({});
  const app = await createServer({
    handlers: createHandlers(context, answers, aside),
    answers,
    acceptsToken: async (token) => (await users.sessions.find(token)) !== undefined,
    logLevel: options.logLevel ?? 'warn',
    allowance,
    gatewayConnections: settings.limits.connections,
    editorialToken: options.pieces?.editorial?.token,
    userOf: async (token) => (await users.sessions.find(token))?.userId,
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    metrics: { token: options.metricsToken, readings: [...readings, ...(aside === undefined ? [] : readingsOf(aside))], registry },
    readiness,
    health,
  });
  operator.accounts = accountLog(app.log);
  const market = (): string => JSON.stringify([seed, world().revision]);
  const shared = await sharingOf(settings, { market, registry, log: app.log });
  addGateway({ app, context, now: () => Math.min(clock.now(), LAST_INSTANT), settings, borrowed, registry, shared, allowance });
  if (warmth !== undefined) app.addHook('onRequest', (_request, _reply, done) => (warmth.onRequest(), done()));
  const adminToken = randomBytes(24).toString('base64url');
  addAdminRoutes(app, {
    token: adminToken,
    target: createStoreTarget(database, reload),
    dump: database.dump,
    endSessionsOf: users.accounts.endSessionsOf,
    readDataOf: users.accounts.readDataOf,
    deleteAccountOf: users.accounts.deleteAccountOf,
  });
  const stopWatching =
    database.kind === 'server'
      ? keeper.watch((error) => app.log.error({ err: error }, 'could not look for changes in the store'))
      : undefined;
  let taking: Promise<void> = Promise.resolve();
  const takeUp = async (): Promise<void> => {
    options.shelf.renew();
    await applyArticles(database, readArticles(options.folder, progress), progress);
    await keeper.renewContent();
  };
  // One after the other: each has what was written before it was asked for.
  options.work.takeUp = () => {
    const done = taking.then(takeUp);
    taking = done.catch(() => undefined);
    return done;
  };
  const stopReading =
    options.pieces?.every &&
    watchContent({
      seen: options.read,
      state: () => contentState(options.folder),
      every: options.pieces.every,
      changed: options.work.takeUp,
      failed: (error) => app.log.error({ err: error }, 'could not take up changed pieces'),
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
      warmth?.stop();
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
