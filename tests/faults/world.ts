import { headerFlag } from '#gateway/generated/constants.ts';
import type { Gateway } from '#gateway/open.ts';
import type { Subscription } from '#gateway/types.ts';
import { createChance } from '#tests/bench/chance.ts';
import type { CreateClient } from './client.ts';
import { createObserver, type Observer } from './observer.ts';
import { startFaultProxy, type FaultProxy } from './proxy.ts';
import { createQuickClock, type QuickClock } from './quick-clock.ts';
import type { Scenario } from './scenario.ts';
import { createScriptedSource, type ScriptedSource } from './scripted-source.ts';
import { startServer, type TestServer } from './server.ts';
import { createTokenServer, type TokenServer } from './tokens.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const MINIMUM_INTERVAL = 1_000;
/** Maximum delay of a value beyond the timeouts of both sides (intervals, checks, a busy machine), in milliseconds. */
const MARGIN = 20_000;

/** All participants of a scenario. */
export interface World {
  readonly clock: QuickClock;
  readonly proxy: FaultProxy;
  readonly source: ScriptedSource;
  readonly tokenServer: TokenServer;
  readonly client: Gateway;
  readonly clientClock: QuickClock;
  /** Subscribers with active subscriptions. */
  readonly watching: { readonly observer: Observer; readonly subscription: Subscription }[];
  readonly observers: Observer[];
  /** Number of ended connections at the servers, by reason. */
  readonly closed: Map<string, number>;
  subscribe(notation: number): void;
  /** Ends the server and starts another after `lasts` milliseconds. */
  restart(isKilled: boolean, lasts: number): Promise<void>;
  server(): TestServer;
  moveWallClock(by: number): void;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Creates the participants of a scenario.
 * @param factor speed of the clock as a multiple of real time
 */
export async function createWorld(scenario: Scenario, factor: number, createClient: CreateClient): Promise<World> {
  const { encoding, idleInterval, interval, notations, padding, seed } = scenario;
  const random = createChance(seed + 1);
  const clock = createQuickClock(factor);
  const clientClock = createQuickClock(factor);
  let wallShift = 0;
  const now = (): number => Math.round(START + clock.now() + wallShift);
  const source = createScriptedSource({ clock, now, notations, interval, padding });
  const tokenServer = createTokenServer(clock, now);
  const closed = new Map<string, number>();
  const onEnd = (counts: ReadonlyMap<string, number>): void => {
    for (const [reason, count] of counts) closed.set(reason, (closed.get(reason) ?? 0) + count);
  };
  const start = (): Promise<TestServer> =>
    startServer({ prices: source, tokens: tokenServer.tokens, now, factor, idleInterval, random, onEnd });
  let server = await start();
  const proxy = await startFaultProxy(server.port);
  const admission = async () => ({ url: `ws://127.0.0.1:${proxy.port}/ws`, token: await tokenServer.issue() });
  const client = createClient({ admission, encoding, clock: clientClock, random, idleInterval });
  const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => clock.setTimeout(resolve, milliseconds));
  const watching: World['watching'] = [];
  const observers: Observer[] = [];
  return {
    clock,
    clientClock,
    proxy,
    source,
    tokenServer,
    client,
    watching,
    observers,
    closed,
    server: () => server,
    moveWallClock: (by) => void (wallShift += by),
    wait,
    subscribe(notation) {
      const observer = createObserver({ notation, source, clock, patience: 2 * idleInterval + MARGIN });
      const body = {
        data: { identifier: { value: notation, type: 'idNotation' } },
        subscription: { minimumInterval: MINIMUM_INTERVAL },
      };
      const flags = headerFlag.permissionDeniedResponse;
      const subscription = client.requests.subscribe('/api/v1/prices/composite/get', body, observer.subscriber, { flags });
      observers.push(observer);
      watching.push({ observer, subscription });
    },
    async restart(isKilled, lasts) {
      await (isKilled ? server.kill() : server.drain());
      await wait(lasts);
      server = await start();
      proxy.aim(server.port);
    },
  };
}
