import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardConnections, type ConnectionLimits } from './connections.ts';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end();
});

async function start(limits: ConnectionLimits, answer: RequestListener = (_, response) => response.end('ok')): Promise<Server> {
  const server = createServer({ headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 }, answer);
  guardConnections(server, limits, (address) => address?.endsWith('127.0.0.1') === true);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return server;
}

async function open(server: Server, localAddress: string): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Returns the first bytes received, or an empty text. */
async function answerOf(socket: Socket, request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'): Promise<string> {
  socket.write(request);
  const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
  return data instanceof Buffer ? data.toString() : '';
}

describe('a server', () => {
  it('leaves room for others: neither a stranger nor a proxy takes all connections', async () => {
    const server = await start({ most: 10, perVisitor: 2 });
    const strangers = [await open(server, '127.0.0.7'), await open(server, '127.0.0.7'), await open(server, '127.0.0.7')];
    expect(await Promise.all(strangers.map((socket) => answerOf(socket).then((text) => text.slice(9, 12))))).toEqual(['200', '200', '']);
    strangers[0]?.destroy();
    await expect.poll(async () => (await answerOf(await open(server, '127.0.0.7'))).slice(9, 12)).toBe('200');
  });

  it('ends a head and a body that do not come within their time', async () => {
    const server = await start({ most: 10 }, (request, response) => void request.resume().once('end', () => response.end()));
    const head = await open(server, '127.0.0.8');
    const body = await open(server, '127.0.0.8');
    expect(await answerOf(head, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:')).toMatch(/^(?:HTTP\/1\.1 408|$)/);
    expect(await answerOf(body, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1')).toMatch(/^(?:HTTP\/1\.1 408|$)/);
  });

  it('ends an answer that nobody reads', async () => {
    const server = await start({ most: 10, reading: 100 }, (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
    const socket = await open(server, '127.0.0.8');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const count = () => new Promise<number>((done) => server.getConnections((_, total) => done(total)));
    await expect.poll(count).toBe(1);
    await expect.poll(count, { timeout: 5_000 }).toBe(0);
  });
});
