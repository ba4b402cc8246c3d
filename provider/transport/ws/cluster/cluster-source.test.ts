import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceKey } from '../prices/live-price-source.ts';
import { createClusterSource } from './cluster-source.ts';
import { createTestClock, createTestNetwork, createTestSource } from './testing.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const KEYS = [0, 1, 2, 3, 4, 5, 6, 7].map((idNotation): PriceKey => ({ idNotation, quality: 'RLT' }));

/** Nodes on one bus that all watch all keys from the start. */
function startNodes(count: number) {
  const clock = createTestClock();
  const network = createTestNetwork();
  const nodes = Array.from({ length: count }, (_, index) => {
    const bus = network.join();
    const local = createTestSource(clock, START);
    const source = createClusterSource({ local, bus, node: `node-${index}`, market: () => 'test', clock });
    const heard = new Map(KEYS.map(({ idNotation }) => [idNotation, [] as number[]]));
    const stops = KEYS.map((key) =>
      source.watch(key, (state) => heard.get(key.idNotation)?.push(state?.composite.trade?.latest?.price ?? -1)),
    );
    return { bus, local, source, heard, stops };
  });
  const of = (index: number) => {
    const node = nodes[index];
    if (node === undefined) throw new Error(`There is no node ${index}.`);
    return node;
  };
  return { clock, network, nodes, of };
}

describe('prices shared by several nodes', () => {
  it('are computed by one node each, and all nodes get all of them', () => {
    const { clock, nodes, of } = startNodes(3);
    clock.advance(5_000);
    const computed = nodes.map(({ source }) => source.counts().computed);
    expect(computed.reduce((sum, one) => sum + one, 0)).toBe(KEYS.length);
    for (const { heard } of nodes) heard.forEach((prices) => prices.splice(0));
    clock.advance(60_000);
    expect(of(0).heard.get(0)).toHaveLength(60);
    for (const { heard } of nodes) expect(heard).toEqual(of(0).heard);
  });

  it('go on from the others when a node dies without a word', () => {
    const { clock, of } = startNodes(2);
    clock.advance(5_000);
    const before = of(1).source.counts().computed;
    of(0).bus.setUp(false);
    clock.advance(4_000);
    expect(before).toBeLessThan(KEYS.length);
    expect(of(1).source.counts()).toEqual({ watched: KEYS.length, computed: KEYS.length, neighbours: 0 });
    expect(of(1).heard.get(0)?.at(-1)).toBe(START / 1000 + 9);
  });

  it('are all computed at once by a node whose bus goes away', () => {
    const { clock, of } = startNodes(2);
    clock.advance(5_000);
    of(0).bus.setUp(false);
    expect(of(0).source.counts().computed).toBe(KEYS.length);
  });

  it('are computed here when a message got lost', () => {
    const { clock, network, of } = startNodes(2);
    clock.advance(5_000);
    network.lose('parkett.prices');
    clock.advance(10_000);
    expect(of(0).source.counts()).toMatchObject({ neighbours: 1 });
    expect(of(0).source.counts().computed).toBeLessThan(KEYS.length);
    expect(of(0).heard.get(0)?.at(-1)).toBeGreaterThanOrEqual(START / 1000 + 14);
    expect(of(1).heard.get(0)?.at(-1)).toBeGreaterThanOrEqual(START / 1000 + 14);
  });

  it('of another market are not taken', () => {
    const clock = createTestClock();
    const network = createTestNetwork();
    const sources = ['one', 'other'].map((market) =>
      createClusterSource({ local: createTestSource(clock, START), bus: network.join(), node: market, market: () => market, clock }),
    );
    for (const source of sources) source.watch({ idNotation: 1, quality: 'RLT' }, () => undefined);
    clock.advance(5_000);
    for (const source of sources) expect(source.counts()).toEqual({ watched: 1, computed: 1, neighbours: 0 });
  });

  it('leave neither timers nor work behind', () => {
    const { clock, nodes } = startNodes(2);
    clock.advance(5_000);
    for (const { stops } of nodes) for (const stop of stops) stop();
    for (const { source } of nodes) expect(source.counts().watched).toBe(0);
    for (const { source } of nodes) source.close();
    expect(clock.pending()).toBe(0);
  });

  it('never step back and are current soon, whatever goes up and down', () => {
    const trouble = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.boolean(), fc.integer({ min: 1, max: 4_000 })), { maxLength: 25 });
    const holds = fc.property(trouble, (steps) => {
      const { clock, nodes, of } = startNodes(3);
      for (const [index, isUp, wait] of steps) {
        of(index).bus.setUp(isUp);
        clock.advance(wait);
      }
      clock.advance(5_100);
      const second = START / 1000 + Math.floor(clock.now() / 1000);
      return nodes.every(({ heard }) =>
        [...heard].every(([idNotation, prices]) => {
          const rises = prices.every((price, at) => at === 0 || price > (prices[at - 1] ?? 0));
          return rises && Math.abs((prices.at(-1) ?? 0) - Math.floor(second / (1 + (idNotation % 4)))) <= 1;
        }),
      );
    });
    expect(fc.check(holds, { numRuns: 200 })).toMatchObject({ failed: false });
  });
});
