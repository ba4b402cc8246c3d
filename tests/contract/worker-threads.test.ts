import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { readOperations, type Operation } from './operations.ts';
import { anonymousToken, requestOf, send } from './send.ts';
import { startTestProvider, type TestProvider } from './start.ts';

const derivatives = 300;
let here: TestProvider;
let workers: TestProvider;

beforeAll(async () => {
  here = await startTestProvider({ derivatives });
  // Patience of zero moves every request that needs an uncached price to the worker thread.
  workers = await startTestProvider({ derivatives, workers: { threads: 1, patience: 0 } });
  await vi.waitUntil(async () => (await reading('ready')) === 1, { timeout: 60_000 });
}, 120_000);
afterAll(async () => {
  await here.stop();
  await workers.stop();
});

async function reading(name: string): Promise<number> {
  const { payload } = await workers.provider.inject('/metrics');
  return Number(new RegExp(`^parkett_aside_${name} (\\d+)$`, 'm').exec(payload)?.[1]);
}

const reads = readOperations().filter(({ isRepeatable, needsToken, isEditorial }) => isRepeatable && !needsToken && !isEditorial);

/** Returns an answer without the unique numbers of faults. */
async function told(provider: Provider, operation: Operation) {
  const { statusCode, headers, payload: text } = await send(provider, operation, { token: null });
  const payload = text.replace(/"identifier":"[^"]*"/, '');
  return { statusCode, payload, etag: headers.etag, cache: headers['cache-control'], type: headers['content-type'] };
}

describe('An answer that another thread makes', () => {
  it.each(reads.map((operation) => [operation.id, operation] as const))('%s is the same, byte for byte', async (_id, operation) => {
    expect(await told(workers.provider, operation)).toEqual(await told(here.provider, operation));
  });

  it('was made there in fact, and each fault with it', async () => {
    expect(await reading('made')).toBeGreaterThan(reads.length / 3);
    expect(await reading('refused')).toBe(0);
  });

  it('is told to a visitor with a token of his own as it is to all', async () => {
    const operation = reads.find(({ id }) => id === 'getChartHistory') as Operation;
    const request = requestOf(operation, { query: { range: 'Y5' }, token: anonymousToken() });
    const [one, other] = [await workers.provider.inject(request), await workers.provider.inject({ ...request, headers: {} })];
    expect([one.statusCode, one.payload]).toEqual([200, other.payload]);
  });
});
