import { describe, expect, it } from 'vitest';
import { playAll, summary } from './play-all.ts';
import { worseClients } from './worse-clients.ts';

const FIRST = 77_000_000;

describe('the gateway on a line that fails', () => {
  it('ends with the last price or says that it has not, and leaves nothing behind', async () => {
    const outcomes = await playAll({ first: FIRST, count: 60, parallel: 20 });
    expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(summary(outcomes)).toMatchObject({ scenarios: 60, lost: 0, failed: 0 });
    expect(summary(outcomes).delivered).toBeGreaterThan(150);
  });

  it.concurrent.each(Object.entries(worseClients))('finds a client that %s', async (_name, { createClient, fault }) => {
    const outcomes = await playAll({ first: FIRST, count: 10, parallel: 10, createClient });
    expect(outcomes.flatMap(({ faults }) => faults)).toContainEqual(expect.stringContaining(fault));
  });
});
