import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOver, OFFER_OF_HTTP2, overHttp, overInject, type Transport } from './clients/api.ts';
import { CLIENTS } from './clients/index.ts';
import { startTestProvider, type TestProvider } from './start.ts';

/**
 * Third-party programs send these requests and read these fields; without one of them they break.
 * `tests/security/foreign-clients.slow.test.ts` repeats this over TLS with HTTP/2.
 */
let test: TestProvider;
let origin: string;

beforeAll(async () => {
  test = await startTestProvider();
  origin = await test.provider.listen({ port: 0 });
});
afterAll(() => test.stop());

const WAYS: Readonly<Record<string, () => Transport>> = {
  'without a connection': () => overInject(test.provider),
  'over HTTP/1.1': () => overHttp(origin),
  'offering HTTP/2 in the clear': () => overHttp(origin, OFFER_OF_HTTP2),
};

describe.each(Object.entries(WAYS))('%s', (_way, transport) => {
  describe.each(CLIENTS)('$name', ({ cases }) => {
    it.each(Object.entries(cases))('%s', async (_title, run) => {
      await expect(run(apiOver(transport()))).resolves.toBeUndefined();
    });
  });
});
