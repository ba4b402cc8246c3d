import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { subprotocol } from '#gateway/generated/constants.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { SMALL_SEED } from '#provider/store/testing-seed.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { gatewayTunnel } from '#site/server/gateway-tunnel.ts';
import { siteHandler } from '#site/server/handler.ts';
import { createSiteServer } from '#site/server/site-server.ts';
import { leadUpgrades } from '#site/server/upgrades.ts';

/** The doors of site and provider on real sockets, from addresses of their own, none of which is a trusted proxy. */
const DEADLINES = { headersTimeout: 2_500, requestTimeout: 2_500, connectionsCheckingInterval: 100 };
const LIMITS = { most: 400, perVisitor: 150 };
const ATTACKER = '127.0.0.3';
const OTHER = '127.0.0.2';
const ports = { site: 0, provider: 0 };
const doors = ['site', 'provider'] as const;
const open = new Set<Socket>();
let end: () => Promise<void>;

beforeAll(async () => {
  vi.stubEnv('PARKETT_TRUSTED_PROXIES', 'none');
  const store = await createTestStore();
  const options = { ...store.options, catalogue: SMALL_SEED, articles: [], logLevel: 'silent', derivatives: 0 };
  const provider: Provider = await createProvider({ ...options, connections: { ...LIMITS, deadlines: DEADLINES } });
  const providerUrl = await provider.listen({ port: 0 });
  const next = async (request: { readonly method?: string }, response: { end: (text: string) => unknown }): Promise<void> =>
    void response.end(`<p>${request.method}</p>`);
  const site = createSiteServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }), LIMITS, DEADLINES);
  const tunnel = gatewayTunnel({ provider: providerUrl });
  leadUpgrades(site, { '/ws': tunnel.accept });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  ports.site = (site.address() as AddressInfo).port;
  ports.provider = Number(new URL(providerUrl).port);
  end = async () => {
    tunnel.close();
    site.closeAllConnections();
    site.close();
    await provider.close();
    await store.dispose();
    vi.unstubAllEnvs();
  };
}, 60_000);
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => end());

/** Sends bytes from an address of this machine. */
async function dial(port: number, localAddress: string, bytes: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  open.add(socket);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.write(bytes);
  return socket;
}

/** What comes until there is as much as wanted or the other side closes. */
async function answerOf(socket: Socket, isWhole: (text: string) => boolean): Promise<string> {
  let text = '';
  await new Promise<void>((done) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (isWhole(text)) done();
    });
    socket.once('close', () => done());
    socket.resume();
  });
  return text;
}

const hasBody = (text: string): boolean => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return body.length >= Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? (text.includes('\r\n0\r\n\r\n') ? 0 : Infinity));
};
const call = async (port: number, bytes: string, from = OTHER) => answerOf(await dial(port, from, bytes), hasBody);
const statusOf = (text: string): string => text.slice(0, 12);

/** As Java's HttpClient sends them with its defaults. */
const H2C =
  'Host: portal\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\n';
const PATHS = { site: '/', provider: '/api/v1/instruments/STOCK/82849' };
const BODY = JSON.stringify({ list: [{ entityType: 'STOCK', entityValue: '82849' }] });
const POSTS = { site: '/konto', provider: '/api/v1/instruments/quote_list' };

describe.each(doors)('The door of the %s', (door) => {
  it('answers whoever offers HTTP/2 in the clear in HTTP/1.1, and goes on with the same connection', async () => {
    const socket = await dial(ports[door], OTHER, `GET ${PATHS[door]} HTTP/1.1\r\n${H2C}\r\n`);
    expect(statusOf(await answerOf(socket, hasBody))).toBe('HTTP/1.1 200');
    socket.removeAllListeners('data');
    socket.write(`GET ${PATHS[door]} HTTP/1.1\r\n${H2C}\r\n`);
    expect(statusOf(await answerOf(socket, hasBody))).toBe('HTTP/1.1 200');
  });

  it.each([
    ['its length', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`],
    ['chunks', `Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`],
  ])('takes the body of such a call, told by %s', async (_how, body) => {
    const answer = await call(ports[door], `POST ${POSTS[door]} HTTP/1.1\r\n${H2C}Content-Type: application/json\r\n${body}`);
    expect(statusOf(answer)).toBe('HTTP/1.1 200');
    expect(answer).toContain(door === 'site' ? '<p>POST</p>' : '82849');
  });

  it.each(['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s with such an offer as without', async (method) => {
    const ask = async (offer: string) =>
      statusOf(
        await answerOf(await dial(ports[door], OTHER, `${method} /nope HTTP/1.1\r\nConnection: close\r\n${offer}\r\n`), () => false),
      );
    const plain = await ask('Host: portal\r\n');
    expect(plain).toMatch(/^HTTP\/1\.1 [24]\d\d$/u);
    expect(await ask(H2C.replace('Connection: ', 'Connection: close, '))).toBe(plain);
  });

  it('breaks nothing at the gateway: such a call is no WebSocket there, and WebSockets open as ever', async () => {
    expect(statusOf(await call(ports[door], `GET /ws HTTP/1.1\r\n${H2C}\r\n`))).toMatch(/^HTTP\/1\.1 (?:200|404)$/u);
    const socket = new WebSocket(`ws://127.0.0.1:${ports[door]}/ws`, [subprotocol.plain, subprotocol.oneTimeToken]);
    await once(socket, 'open');
    socket.terminate();
  });

  it('answers others while one address holds two hundred slow heads and bodies, and ends these at their deadline', async () => {
    const begin = performance.now();
    const slow = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        dial(
          ports[door],
          ATTACKER,
          turn % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: a\r\nX-' : `POST ${POSTS[door]} HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{`,
        ),
      ),
    );
    const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 200);
    try {
      const ends = slow.map((socket) => answerOf(socket, () => false).then(() => performance.now() - begin));
      const asked = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call(ports[door], `GET ${PATHS[door]} HTTP/1.1\r\nHost: portal\r\n\r\n`)),
      );
      expect(answers.map(statusOf)).toEqual(answers.map(() => 'HTTP/1.1 200'));
      // Of the others nobody waited for the end of the slow ones.
      expect(performance.now() - asked).toBeLessThan(DEADLINES.headersTimeout);
      const times = (await Promise.all(ends)).toSorted((a, b) => a - b);
      // Beyond his share an address gets no connection, and none of its own is held much longer than it may take.
      expect(times.filter((time) => time < DEADLINES.headersTimeout).length).toBe(200 - LIMITS.perVisitor);
      expect(times.at(-1)).toBeLessThan(DEADLINES.headersTimeout * 3);
    } finally {
      clearInterval(drip);
    }
  });
});
