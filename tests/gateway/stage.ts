import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '#client/operations.ts';
import { openGateway } from '#gateway/node.ts';
import type { Gateway } from '#gateway/open.ts';
import type { Encoding } from '#gateway/generated/constants.ts';
import { applyDemoUsers, demoEmail } from '#provider/services/accounts/demo-users.ts';
import { seedProducts } from '#provider/services/accounts/products.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '#provider/services/accounts/settings.ts';
import { catalogueOf } from '#market/catalogue/testing.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { openDatabase, type Sql } from '#provider/store/database.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { readGatewaySettings } from '#provider/transport/ws/settings.ts';

/** A weekday on which Xetra trades. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A share, an index, an ETF, a commodity, a metal, a currency and a coin. */
export const INSTRUMENTS = ['82849', '20735', '3567527', '7743988', '1326189', 'EURUSD', 'BTC'];

/** Notations of the catalogue: Xetra is real time for some, Tradegate for all. */
export const XETRA = { entityType: 'STOCK', entityValue: '82849', codeMarket: '_GER' };
export const TRADEGATE = { ...XETRA, codeMarket: '_GAT' };

export type Who = 'visitor' | 'besucher' | 'plus' | 'pro' | 'support';

/** A provider with its gateway, whose clock is moved by hand. */
export interface Stage {
  readonly provider: Provider;
  /** Address of the gateway. */
  readonly url: string;
  /** Sets the provider's clock, epoch milliseconds. */
  setNow(instant: number): void;
  /** Lets that clock run from its current time. */
  letRun(): void;
  /** Sends a request to the provider over HTTP. */
  ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token?: string): Promise<Answer>;
  /** Creates a new session of a user. */
  session(who: Who): Promise<string>;
  get<Answer>(path: string, who?: Who): Promise<Answer>;
  post<Answer>(path: string, payload: object, who?: Who): Promise<Answer>;
  /** Issues a fresh token for the gateway. */
  pushToken(who: Who): Promise<string>;
  /** Creates a client of the gateway, not yet connected. */
  client(options?: { who?: Who; encoding?: Encoding; token?: () => Promise<string> }): Gateway;
  /** Creates a client and connects it. */
  connect(options?: { who?: Who; encoding?: Encoding }): Promise<Gateway>;
  idOf(notation: typeof XETRA): Promise<number>;
  /** Ends the provider as on SIGTERM. */
  end(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a provider with its gateway.
 * @param env settings of the gateway
 * @param prepare changes the store, which contains the demo users, before the provider starts with it
 */
export async function openStage(env: Readonly<Record<string, string>> = {}, prepare?: (sql: Sql) => Promise<unknown>): Promise<Stage> {
  let now = (): number => NOW;
  let ended: Promise<void> | undefined;
  const store = prepare === undefined ? await createTestStore() : await preparedStore(prepare);
  const provider = await createProvider({
    ...store.options,
    seed: 'gateway',
    clock: { now: () => now() },
    derivatives: 0,
    catalogue: catalogueOf(INSTRUMENTS),
    articles: [],
    logLevel: 'fatal',
    users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD },
    gateway: readGatewaySettings(env),
  });
  const url = `${(await provider.listen({ port: 0 })).replace('http', 'ws')}/ws`;
  const ask = async <Answer>(...[method, path, payload, token]: Parameters<Stage['ask']>): Promise<Answer> => {
    const headers = token === undefined ? {} : { 'x-ov-token': token };
    const answer = await provider.inject({ method, url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.payload}`);
    return answer.payload === '' ? (undefined as Answer) : answer.json<Answer>();
  };
  const sessionOf = async (who: Who): Promise<string> => {
    if (who === 'visitor') return (await ask<Schema<'AnonymousToken'>>('POST', '/v1/users/anonymous', {})).token;
    return (await ask<Schema<'User'>>('POST', '/v1/users/login', { email: demoEmail(who), password: DEMO_PASSWORD, staysLoggedIn: true }))
      .token;
  };
  // Sessions by user, one for all calls: a user's oldest sessions end above the limit, and with them the real-time prices of their
  // connections.
  const kept = new Map<Who, Promise<string>>();
  const asWhom = (who: Who): Promise<string> => {
    const token = kept.get(who) ?? sessionOf(who);
    kept.set(who, token);
    return token;
  };
  const pushToken = async (who: Who): Promise<string> =>
    (await ask<Schema<'PushToken'>>('GET', '/v1/push/token', undefined, await sessionOf(who))).token;
  const clients = new Set<Gateway>();
  const client: Stage['client'] = ({ who = 'visitor', encoding, token = () => pushToken(who) } = {}) => {
    const admission = async () => ({ url, token: await token() });
    const made = openGateway({ admission, ...(encoding === undefined ? {} : { encoding }) });
    clients.add(made);
    return made;
  };
  const end = (): Promise<void> => (ended ??= provider.close());
  return {
    provider,
    url,
    ask,
    session: sessionOf,
    setNow: (instant) => void (now = () => instant),
    letRun() {
      const [from, begin] = [now(), performance.now()];
      now = () => from + performance.now() - begin;
    },
    get: async (path, who) => ask('GET', path, undefined, who && (await asWhom(who))),
    post: async (path, payload, who) => ask('POST', path, payload, who && (await asWhom(who))),
    pushToken,
    client,
    async connect(options) {
      const made = client(options);
      await made.connection.connect();
      return made;
    },
    async idOf({ entityType, entityValue, codeMarket }) {
      const { market } = await ask<Schema<'Quote'>>('GET', `/v1/instruments/${entityType}/${entityValue}/quote?codeMarket=${codeMarket}`);
      return market.idNotation ?? 0;
    },
    end,
    async close() {
      for (const one of clients) one.close();
      await end();
      await store.dispose();
    },
  };
}

/** Creates a store that outlives the preparation: on the server of the tests, or in a folder. */
async function preparedStore(prepare: (sql: Sql) => Promise<unknown>): ReturnType<typeof createTestStore> {
  const { options, dispose } = await createTestStore();
  const folder = mkdtempSync(join(tmpdir(), 'parkett-stage-'));
  const store = { dataDirectory: folder, ...options };
  const database = await openDatabase(store);
  await seedProducts(database.sql);
  await applyDemoUsers(database, { password: DEMO_PASSWORD, hasSupport: true, now: NOW });
  await prepare(database.sql);
  await database.close();
  return {
    options: store,
    async dispose() {
      await dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
