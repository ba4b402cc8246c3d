import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { gatewayTunnel, type TunnelOptions } from './gateway-tunnel.ts';
import { upgradeOnlyServer, routeUpgrades } from './upgrades.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

describe('gatewayTunnel', () => {
  it('passes text and bytes both ways, and the subprotocol that the provider chose', async () => {
    const provider = await echo();
    const site = await tunnelTo(provider.address);
    const socket = new WebSocket(`${site.address}/ws`, ['a', 'b']);
    await once(socket, 'open');
    expect(socket.protocol).toBe('a');
    const large = Buffer.alloc(1_000_000, 7);
    socket.send('Grüße');
    socket.send(large);
    const answers = await received(socket, 2);
    expect([answers[0]?.toString(), large.equals(answers[1] ?? Buffer.alloc(0))]).toEqual(['Grüße', true]);
    socket.close(4000, 'genug');
    expect(await once(socket, 'close')).toEqual([4000, Buffer.from('genug')]);
  });

  it('tells the provider who asks and keeps cookies to itself', async () => {
    const provider = await echo();
    const site = await tunnelTo(provider.address);
    const headers = { cookie: 'token=geheim', 'x-ov-token': 'geheim', 'x-forwarded-for': '203.0.113.7' };
    await once(new WebSocket(`${site.address}/ws`, { headers }), 'open');
    const { headers: seen = {} } = provider.requests[0] ?? {};
    expect([seen['x-forwarded-for'], seen['x-forwarded-host'], seen.cookie, seen['x-ov-token']]).toEqual([
      '203.0.113.7',
      site.address.slice('ws://'.length),
      undefined,
      undefined,
    ]);
  });

  it('answers 503 and closes while the provider is away', async () => {
    const site = await tunnelTo('http://127.0.0.1:1');
    expect(await refusal(site.address)).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 5\r\n\r\n$/);
  });

  it('answers 503 and closes when the provider is silent', async () => {
    const mute = await listening(createTcpServer((socket) => ends.push(() => socket.destroy())));
    const site = await tunnelTo(`http://127.0.0.1:${mute}`, { answerWithin: 20 });
    expect(await refusal(site.address)).toContain('503');
  });

  it('passes on that the provider refuses', async () => {
    const refusing = await listening(createServer((_, response) => response.writeHead(400).end()));
    const site = await tunnelTo(`http://127.0.0.1:${refusing}`);
    expect(await refusal(site.address)).toContain('HTTP/1.1 400 Bad Request');
  });

  it('holds no more connections than allowed, and takes a new one when one has gone', async () => {
    const provider = await echo();
    const site = await tunnelTo(provider.address, { most: 1 });
    const first = new WebSocket(`${site.address}/ws`);
    await once(first, 'open');
    expect(await refusal(site.address)).toContain('503');
    first.close();
    await once(first, 'close');
    await expect.poll(() => refusal(site.address)).toContain('101');
  });

  it('ends the browser’s side when the provider dies, and the provider’s when the browser goes', async () => {
    const provider = await echo();
    const site = await tunnelTo(provider.address);
    const socket = new WebSocket(`${site.address}/ws`);
    await once(socket, 'open');
    provider.cut();
    expect((await once(socket, 'close'))[0]).toBe(1006);
    const gone = new WebSocket(`${site.address}/ws`);
    await once(gone, 'open');
    gone.terminate();
    await expect.poll(() => provider.clients.size).toBe(0);
  });

  it('cuts every connection on close', async () => {
    const provider = await echo();
    const site = await tunnelTo(provider.address);
    const socket = new WebSocket(`${site.address}/ws`);
    await once(socket, 'open');
    site.tunnel.close();
    expect((await once(socket, 'close'))[0]).toBe(1006);
  });
});

describe('routeUpgrades', () => {
  it('leads paths to their takers and answers 404 elsewhere', async () => {
    const deaf = upgradeOnlyServer();
    const taken: string[] = [];
    deaf.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
      taken.push(request.url ?? '');
      socket.end('HTTP/1.1 418 Taken\r\n\r\n');
    });
    const server = createServer();
    routeUpgrades(server, { '/_next/': deaf.take, '/ws': deaf.take });
    const address = `ws://127.0.0.1:${await listening(server)}`;
    for (const path of ['/_next/webpack-hmr?page=1', '/ws', '/ws?a=1']) expect(await refusal(address, path)).toContain('418');
    for (const path of ['/', '/wsx', '/ws/x', '/_nextx']) expect(await refusal(address, path)).toContain('404');
    expect(taken).toEqual(['/_next/webpack-hmr?page=1', '/ws', '/ws?a=1']);
  });
});

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Gateway that echoes all data. */
async function echo() {
  const requests: IncomingMessage[] = [];
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered][0] ?? false });
  const answer: RequestListener = (_, response) => response.end();
  const server = createServer(answer).on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    requests.push(request);
    sockets.handleUpgrade(request, socket, head, (client) => client.on('message', (data, binary) => client.send(data, { binary })));
  });
  const cut = (): void => sockets.clients.forEach((client) => client.terminate());
  ends.push(cut);
  return { address: `http://127.0.0.1:${await listening(server)}`, requests, clients: sockets.clients, cut };
}

async function tunnelTo(provider: string, options: Omit<TunnelOptions, 'provider'> = {}) {
  const tunnel = gatewayTunnel({ provider, ...options });
  const server = createServer();
  routeUpgrades(server, { '/ws': tunnel.accept });
  const port = await listening(server);
  ends.push(() => tunnel.close());
  return { tunnel, address: `ws://127.0.0.1:${port}` };
}

/** Returns the whole answer to an upgrade request. */
async function refusal(address: string, path = '/ws'): Promise<string> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const keys = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${keys}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('101')) break;
  }
  socket.destroy();
  return text;
}

async function received(socket: WebSocket, count: number): Promise<Buffer[]> {
  const messages: Buffer[] = [];
  while (messages.length < count) messages.push(((await once(socket, 'message')) as [Buffer])[0]);
  return messages;
}
