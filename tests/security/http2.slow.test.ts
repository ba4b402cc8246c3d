import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startNginx, type Nginx } from '#tests/bench/nginx.ts';
import { endAll } from '#tests/bench/processes.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { createSiteServer } from '#site/server/site-server.ts';
import { leftOut, makeCertificate } from './certificate.ts';

describe.skipIf(leftOut !== '')(`Behind nginx with deploy/nginx.conf and deploy/tls.conf${leftOut}`, () => {
  let forget: () => void;
  /** Site and gateway that report the received requests. */
  const tell = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { isSecure, host } = arrivalOf(request);
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=15');
    response.end(JSON.stringify({ method: request.method, url: request.url, version: request.httpVersion, isSecure, host, body }));
  };
  const site = createSiteServer((request, response) => void tell(request, response));
  const provider = createServer();
  let nginx: Nginx;
  let session: ClientHttp2Session;
  let ca: Buffer;

  beforeAll(async () => {
    const { files, remove } = makeCertificate();
    forget = remove;
    ca = readFileSync(files.certificate);
    new WebSocketServer({ server: provider, path: '/ws' }).on('connection', (socket) =>
      socket.on('message', (data: Buffer) => socket.send(data.toString())),
    );
    const [sitePort, providerPort] = [await listening(site), await listening(provider)];
    nginx = await startNginx(`http://127.0.0.1:${sitePort}`, { provider: `127.0.0.1:${providerPort}`, tls: files });
    session = connect(nginx.secureOrigin ?? '', { ca });
    await once(session, 'connect');
  });
  afterAll(async () => {
    session.close();
    await endAll();
    for (const server of [site, provider]) {
      server.closeAllConnections();
      server.close();
    }
    forget();
  });

  const ask = async (headers: Record<string, string>, body?: string) => {
    const stream = session.request(headers);
    stream.end(body);
    const [told] = (await once(stream, 'response')) as [Record<string, unknown>];
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return { status: told[':status'], told, json: JSON.parse(text) as Record<string, unknown> };
  };

  it('browsers get pages in HTTP/2, drawn once and kept, and the site knows host and TLS', async () => {
    expect(session.alpnProtocol).toBe('h2');
    const [first, second] = [await ask({ ':path': '/seite' }), await ask({ ':path': '/seite' })];
    expect([first.status, first.told['x-cache'], second.told['x-cache']]).toEqual([200, 'MISS', 'HIT']);
    expect(first.json).toMatchObject({
      method: 'GET',
      url: '/seite',
      version: '1.1',
      isSecure: true,
      host: new URL(nginx.secureOrigin ?? '').host,
    });
  });
  it('a hundred calls at once share one connection, with their bodies', async () => {
    const calls = Array.from({ length: 100 }, (_, turn) => ask({ ':path': `/api/v1/x?${turn}`, ':method': 'POST' }, `Nummer ${turn}`));
    const answers = await Promise.all(calls);
    expect(answers.map(({ json }) => json.body)).toEqual(answers.map((_, turn) => `Nummer ${turn}`));
  });
  it('WebSockets open beside, over HTTP/1.1', async () => {
    const socket = new WebSocket(`${nginx.secureOrigin?.replace('https', 'wss')}/ws`, { ca });
    await once(socket, 'open');
    socket.send('Grüße');
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(data.toString()).toBe('Grüße');
    socket.terminate();
  });
  it('an offer of HTTP/2 in the clear is answered in HTTP/1.1', async () => {
    const { status, body } = await offered(`${nginx.origin}/api/v1/x`);
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ isSecure: false, body: 'a' })]);
  });
});

async function offered(url: string): Promise<{ status: number; body: string }> {
  const call = httpRequest(url, {
    method: 'POST',
    headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQBAAAAAAIAAAAA' },
  });
  call.end('a');
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, body };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
