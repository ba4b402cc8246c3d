import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrain } from '#entrance/drain.ts';
import { siteHandler } from './handler.ts';
import { createReadiness, prepare, readinessOf, type Readiness } from './readiness.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Site whose first page and provider answer with these statuses. */
async function siteWith(statuses: { page: number; provider: number }): Promise<string> {
  vi.stubEnv('PROVIDER_URL', await listen(createServer((_, response) => response.writeHead(statuses.provider).end())));
  const next = async (_: unknown, response: { writeHead(status: number): { end(): unknown } }): Promise<void> =>
    void response.writeHead(statuses.page).end();
  const readiness: Readiness = { missing: (of) => readinessOf(server, drain).missing(of) };
  const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false, readiness }));
  const drain = createDrain(server);
  return listen(server);
}

describe('/ready of the site', () => {
  it.each([
    [{ page: 200, provider: 200 }, 200, 200],
    [{ page: 200, provider: 503 }, 503, 200],
    [{ page: 503, provider: 200 }, 503, 503],
  ])('with first page and provider %j answers %i, and for reading %i', async (statuses, all, reading) => {
    const site = await siteWith(statuses);
    const answers = await Promise.all([
      fetch(`${site}/ready`),
      fetch(`${site}/ready?for=reading`),
      fetch(`${site}/ready`, { method: 'HEAD' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([all, reading, all]);
    for (const { headers, status } of answers)
      expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', status === 503 ? '5' : null]);
    expect(await answers[0].json()).toHaveProperty('status', all === 200 ? 'ready' : 'not ready');
  });

  it('asks once a second, however many want to know, and says no while it closes', async () => {
    const state = { time: 0, asked: 0, isClosing: false };
    const provider = async (): Promise<number> => ((state.asked += 1), 200);
    const firstPage = async () => ({ status: await provider(), isIncomplete: false });
    const { missing } = createReadiness({ isClosing: () => state.isClosing, provider, firstPage, now: () => state.time });
    expect(await Promise.all(Array.from({ length: 50 }, () => missing('everything')))).toEqual(Array(50).fill(undefined));
    expect(state.asked).toBe(2);
    state.time = 1_000;
    await missing('reading');
    expect(state.asked).toBe(3);
    state.isClosing = true;
    expect(await missing('reading')).toBe('The site is shutting down.');
  });

  it('waits half a minute for a first page that has its data, and from then on takes it as it is', async () => {
    const state = { time: 0, isIncomplete: true };
    const start = () =>
      createReadiness({
        isClosing: () => false,
        provider: async () => 200,
        firstPage: async () => ({ status: 200, isIncomplete: state.isIncomplete }),
        now: () => state.time,
      });
    const [first, never] = [start(), start()];
    expect(await first.missing('reading')).toBe('The first page still lacks data.');
    Object.assign(state, { time: 1_000, isIncomplete: false });
    expect(await first.missing('reading')).toBeUndefined();
    Object.assign(state, { time: 2_000, isIncomplete: true });
    expect([await first.missing('reading'), await never.missing('reading')]).toEqual([undefined, 'The first page still lacks data.']);
    state.time = 30_000;
    expect(await never.missing('reading')).toBeUndefined();
  });

  it('is ready only once the pages are drawn that the first one leads to', async () => {
    const drawn = Promise.withResolvers<void>();
    const warmUp = vi.fn(() => drawn.promise);
    const { missing } = createReadiness({
      isClosing: () => false,
      provider: async () => 200,
      firstPage: async () => ({ status: 200, isIncomplete: false }),
      warmUp,
    });
    expect(await missing('reading')).toBe('The pages that the first one leads to are being drawn.');
    drawn.resolve();
    expect([await missing('reading'), await missing('everything')]).toEqual([undefined, undefined]);
    expect(warmUp).toHaveBeenCalledOnce();
  });

  it('draws them by itself, though nobody asks whether it is ready', async () => {
    const warmUp = vi.fn(async () => undefined);
    const provider = async (): Promise<number> => 200;
    const readiness = createReadiness({
      isClosing: () => false,
      provider,
      firstPage: async () => ({ status: 200, isIncomplete: false }),
      warmUp,
    });
    await prepare(readiness);
    expect(warmUp).toHaveBeenCalledOnce();
    expect(await readiness.missing('everything')).toBeUndefined();
  });

  it('is ready though the pages warmUp cannot be drawn', async () => {
    const { missing } = createReadiness({
      isClosing: () => false,
      provider: async () => 200,
      firstPage: async () => ({ status: 200, isIncomplete: false }),
      warmUp: () => Promise.reject(new Error('the answer broke off')),
    });
    expect(await missing('everything')).toBeUndefined();
  });
});
