import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore } from '#provider/store/testing.ts';
import { startNats } from '../../scripts/lib/nats.mjs';
import { startNode, type ClusterNode } from './nodes.ts';
import { agree, watchAll, type Watcher } from './watcher.ts';

/** A Friday morning on which all markets are open. */
const MORNING = Date.parse('2026-11-20T10:00:00Z');
const COIN = ['CRYPTO', 'BTC'] as const;
const SUBJECTS = [['STOCK', '82849'], ['INDEX', '20735'], ['FUND', '3567527'], ['CURRENCY', 'EURUSD'], COIN] as const;

let nats: Awaited<ReturnType<typeof startNats>>;
let store: Awaited<ReturnType<typeof createTestStore>>;
let notations: number[];
const shift = MORNING - Date.now();
const nodes: ClusterNode[] = [];
const watchers: Watcher[] = [];

const start = async (): Promise<ClusterNode> => {
  const instruments = SUBJECTS.map(([, value]) => value);
  const node = await startNode({ databaseUrl: store.options.databaseUrl ?? '', natsUrl: nats.url, instruments, shift });
  nodes.push(node);
  return node;
};
/** Connects a client to the first of these nodes that answers. */
const watch = (...candidates: ClusterNode[]): Watcher => {
  const admission = async () => {
    for (const node of candidates) {
      const admitted = await node.admission().catch(() => undefined);
      if (admitted !== undefined) return admitted;
    }
    throw new Error('No node answers.');
  };
  const watcher = watchAll(admission, notations);
  watchers.push(watcher);
  return watcher;
};
const computed = async (...of: ClusterNode[]): Promise<number[]> => Promise.all(of.map((node) => node.metric('computed')));
const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1_000));
const total = async (...of: ClusterNode[]): Promise<number> => (await computed(...of)).reduce((sum, one) => sum + one, 0);

beforeAll(async () => {
  nats = await startNats();
  store = await createTestStore();
  if (store.options.databaseUrl === undefined) throw new Error('Several providers need a PostgreSQL: npm run test:cluster starts one.');
  const [one] = await Promise.all([start(), start()]);
  notations = await Promise.all(SUBJECTS.map(async ([type, value]) => (await one.quotes(type, value)).market.idNotation ?? 0));
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await Promise.all(nodes.map((node) => node.kill()));
  await nats.stop();
  await store.dispose();
});

it('two providers tell the same prices, each computed once; a killed one and a killed NATS cost nobody a price in silence', async () => {
  const [one, other] = nodes as [ClusterNode, ClusterNode];
  const [left, right] = [watch(one, other), watch(other, one)];
  await expect.poll(() => left.isLive() && right.isLive(), { timeout: 20_000 }).toBe(true);

  // Work is shared: one node computes each notation, and both publish the same prices.
  await expect.poll(() => total(one, other), { timeout: 10_000 }).toBe(notations.length);
  await seconds(8);
  expect([await one.metric('neighbours'), await other.metric('neighbours'), await one.metric('watched')]).toEqual([1, 1, notations.length]);
  for (const notation of notations) expectAgreement(left, right, notation);

  // One node is killed: its clients move to the other, which then computes everything.
  await one.kill();
  await expect.poll(() => left.signalled(), { timeout: 5_000, interval: 10 }).toBe(notations.length);
  await expect.poll(() => left.isLive(), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => total(other), { timeout: 5_000 }).toBe(notations.length);
  await expect.poll(() => lasts(left), { timeout: 10_000, interval: 20 }).toEqual(lasts(right));
  expect(right.signalled()).toBe(0);

  // NATS is killed: every node computes everything; after NATS restarts, nodes share the work again. No client notices.
  const third = await start();
  const far = watch(third);
  await expect.poll(() => total(other, third), { timeout: 20_000 }).toBe(notations.length);
  await nats.kill();
  await expect.poll(() => computed(other, third), { timeout: 10_000 }).toEqual([notations.length, notations.length]);
  expect([await other.metric('up'), await third.metric('up')]).toEqual([0, 0]);
  await seconds(5);
  nats = await startNats(nats.port);
  await expect.poll(() => total(other, third), { timeout: 15_000 }).toBe(notations.length);
  expect([await other.metric('up'), await third.metric('up')]).toEqual([1, 1]);
  await seconds(5);
  for (const notation of notations) expectAgreement(far, right, notation);
  expect([far.signalled(), right.signalled()]).toEqual([0, 0]);
  expect([...left.errors, ...right.errors, ...far.errors]).toEqual([]);
});

function lasts({ prices }: Watcher): (string | undefined)[] {
  return notations.map((notation) => prices.get(notation)?.at(-1));
}

function expectAgreement(one: Watcher, other: Watcher, notation: number): void {
  const [its, others] = [one.prices.get(notation) ?? [], other.prices.get(notation) ?? []];
  expect(its.length, `prices of ${notation}`).toBeGreaterThan(0);
  const isSame = its.length < 6 ? its.at(-1) === others.at(-1) : agree(its, others);
  expect(isSame, `prices of ${notation}:\n${its.join('\n')}\n\n${others.join('\n')}`).toBe(true);
}
