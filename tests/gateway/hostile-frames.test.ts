import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import { encoding as encodings, subprotocol, type Encoding } from '#gateway/generated/constants.ts';
import { authentication, openRaw, priceRequest } from '#provider/transport/ws/testing.ts';
import { brokenTexts, hostileTexts, spoilt } from '#tests/fuzz/hostile.ts';
import { fuzzSeed, fuzzTimes, inLanes } from '#tests/fuzz/tally.ts';
import { openStage, TRADEGATE, type Stage } from './stage.ts';

const VISITORS = 130 * fuzzTimes;
const FRAMES_EACH = 40;
const LANES = 6;
/** Maximum growth of memory by all frames, including that of concurrent tests, in bytes. */
const MOST_BYTES_LEFT = 64 * 1024 * 1024;

let stage: Stage;
let notation = 0;

beforeAll(async () => {
  stage = await openStage();
  notation = await stage.idOf(TRADEGATE);
}, 120_000);
afterAll(() => stage.close());

const header = { id_job: 7, dataset: 'kurse', flags: 1, timeout: 1_000_000, tracing: 'x' };

/** Valid messages, of which one place is corrupted before sending. */
const messages: readonly object[] = [
  priceRequest(163_500, 3),
  { Message: 'HighLevelRequest', Version: 2, method: 1, path: '/api/v1/instruments/STOCK/82849/quote', query: 'codeMarket=_GAT', header },
  { Message: 'HighLevelRequest', Version: 2, method: 1, path: '/api/v1/users', header },
  { Message: 'HighLevelRequest', Version: 2, method: 2, path: '/api/v1/instruments/quote_list', body: { list: [] }, header },
  { Message: 'CancelSubscriptionRequest', Version: 2, id_job_subscription: 3, header },
  { Message: 'ProxyRequest', Version: 2, protocol: 1, method: 1, host: '169.254.169.254', port: 80, path: '/latest', headers: {}, header },
  { Message: 'AuthenticationTokenRequest', Version: 2, lifetime_seconds_r2: -1, flags: 1, header },
  authentication('a'.repeat(100)),
  { Message: 'LossMessage', Version: 2, reason: { value: 1 }, header },
  { Message: 'Ping', Version: 2 },
];

const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(...messages.map(spoilt)).map((message) => JSON.stringify(message)) },
  { weight: 1, arbitrary: brokenTexts },
  { weight: 1, arbitrary: hostileTexts },
);

/** Unexpected frames: bytes, text instead of bytes, oversized ones, compression bombs. */
const rare: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom<string | Buffer>(
    'x'.repeat(1_100_000),
    Buffer.alloc(1_100_000),
    deflateRawSync(Buffer.alloc(40_000_000)),
    deflateRawSync(Buffer.from('['.repeat(400_000))),
    Buffer.alloc(0),
    '',
  ),
);

const framesOf = (encoding: Encoding): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: texts.map((text) => (encoding === encodings.plain ? text : Buffer.from(nodeCompression.compress(Buffer.from(text))))),
    },
    { weight: 1, arbitrary: rare },
  );

interface Visit {
  readonly encoding: Encoding;
  readonly isAuthenticated: boolean;
  readonly frames: readonly (string | Buffer)[];
}

const visits = fc.constantFrom(...Object.values(encodings)).chain((encoding) =>
  fc.record({
    encoding: fc.constant(encoding),
    isAuthenticated: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
    frames: fc.array(framesOf(encoding), { minLength: FRAMES_EACH, maxLength: FRAMES_EACH }),
  }),
);

/** Sends all frames and waits until the gateway answers a ping or has closed the connection; resolves with the faults. */
async function visit({ encoding, isAuthenticated, frames }: Visit): Promise<string[]> {
  const client = await openRaw(stage.url, { encoding });
  if (isAuthenticated) {
    client.send(authentication(await stage.pushToken('visitor')));
    await client.next('AuthenticationResponse');
  }
  for (const frame of frames) client.ws.send(frame);
  client.send({ Message: 'Ping', Version: 2 });
  await Promise.race([client.next('KeepAlive').catch(() => undefined), client.closed]);
  client.ws.terminate();
  await client.closed;
  return client.all.flatMap((message) => (message.Message === 'ErrorResponse' ? (message.errors ?? []) : [])).map((error) => error.message);
}

/** Sends bytes after the upgrade that are no frames: wrong bits, false lengths, unmasked frames, endless fragments. */
async function noise(bytes: Uint8Array): Promise<void> {
  const { hostname, port } = new URL(stage.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const protocols = `${subprotocol.plain}, ${subprotocol.oneTimeToken}`;
  const key = Buffer.alloc(16, 1).toString('base64');
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: ${protocols}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write(bytes);
  socket.end();
  socket.resume();
  await once(socket, 'close');
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

it('A gateway lives on whatever frames come, tells no fault inside, and keeps nothing of them', { timeout: 600_000 }, async () => {
  const before = heapUsed();
  const faults: string[] = [];
  const sample = fc.sample(visits, { seed: fuzzSeed, numRuns: VISITORS });
  await inLanes(sample, LANES, async (one) => void faults.push(...(await visit(one))));
  await inLanes(fc.sample(fc.uint8Array({ minLength: 2, maxLength: 400 }), { seed: fuzzSeed, numRuns: VISITORS }), LANES, noise);
  expect(sample.flatMap(({ frames }) => frames).length).toBeGreaterThanOrEqual(5_000);
  expect(faults.filter((text) => text.includes('Unexpected fault'))).toEqual([]);
  expect(faults.length).toBeGreaterThan(1_000);
  const { requests } = await stage.connect();
  const price = await new Promise((resolve, reject) => {
    requests.subscribe(
      '/api/v1/prices/composite/get',
      { data: { identifier: { value: notation, type: 'idNotation' } } },
      { onData: resolve, onError: reject },
      {},
    );
  });
  expect(price).toMatchObject({ idNotation: notation });
  expect(heapUsed() - before).toBeLessThan(MOST_BYTES_LEFT);
});
