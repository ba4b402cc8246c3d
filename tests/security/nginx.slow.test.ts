import { readdirSync, readFileSync } from 'node:fs';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx, type Nginx } from '#tests/bench/nginx.ts';
import { endAll } from '#tests/bench/processes.ts';
import { findProgram } from '../../scripts/lib/system-package.mjs';

const leftOut = findProgram('nginx') === undefined ? ' (left out: nginx must be installed, apt-get install nginx)' : '';

describe.skipIf(leftOut !== '')(`nginx with deploy/nginx.conf${leftOut}`, () => {
  const held: ServerResponse[] = [];
  const site = createServer((request, response) => {
    if (request.headers['x-page-copy'] === '1') return void response.writeHead(204, { 'Cache-Control': 'private, no-store' }).end();
    if (request.url === '/held') return void held.push(response);
    if (request.url?.startsWith('/broken') === true) return void request.socket.destroy();
    response.setHeader('Cache-Control', request.url?.startsWith('/suche/') === true ? 'private, no-store' : 'public, s-maxage=15');
    response.end('Seite');
  });
  const log: string[] = [];
  let nginx: Nginx;

  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    nginx = await startNginx(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, {
      // Limits each visitor to one connection; visitors arrive through a proxy of this machine.
      edit: (text) =>
        text
          .replace('limit_conn connections 600;', 'limit_conn connections 1;')
          .replace('http {', 'http {\n  set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;'),
      hears: (line) => log.push(line),
    });
  });
  afterAll(async () => {
    await endAll();
    site.closeAllConnections();
    site.close();
  });

  const ask = (path: string, from = '198.51.100.1') =>
    new Promise<number>((done, fail) => {
      const options = { headers: { 'x-forwarded-for': from }, agent: false };
      get(nginx.origin + path, options, (answer) => answer.resume().once('end', () => done(answer.statusCode ?? 0))).once('error', fail);
    });
  /** Returns the status of a second visit from `other` while one from `first` is in progress. */
  const besides = async (first: string, other: string): Promise<number> => {
    const under = ask('/held', first);
    await expect.poll(() => held.length).toBe(1);
    const status = await ask('/', other);
    held.pop()?.end();
    await under;
    return status;
  };

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
    // Addresses with a line-break byte in the first half, in the second, in both, and at the ends.
    ['2001:db8:a:1::1', '2001:db8:a:1::2'],
    ['2001:db8:1:3::a', '2001:db8:1:3:a0a::1'],
    ['2001:db8:a0a:a0a:a0a:a0a:a0a:a0a', '2001:db8:a0a:a0a::'],
    ['a00::1', 'a00::2'],
    ['2001:db8:1:a::1', '2001:db8:1:a:1::a'],
  ])('takes all addresses of an IPv6 network for one visitor: %s and %s', async (first, other) => {
    expect(await besides(first, other)).toBe(429);
  });

  it.each([
    ['2001:db8:a:1::a', '2001:db8:a:2::a'],
    ['198.51.100.10', '198.51.100.11'],
    ['10.10.10.10', '10.10.10.11'],
  ])('tells visitors of different networks apart: %s and %s', async (first, other) => {
    expect(await besides(first, other)).toBe(200);
  });

  it('writes down nothing of what a visitor searches for, not even where the site breaks off', async () => {
    const text = 'erika.mustermann';
    expect([await ask(`/suche/${text}`), await ask('/kept'), await ask(`/broken/${text}?q=${text}`)]).toEqual([200, 200, 502]);
    const files = readdirSync(nginx.state, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const written = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    expect(written.some((each) => each.includes('/kept'))).toBe(true);
    expect(written.filter((each) => each.includes(text))).toEqual([]);
    expect(log.filter((line) => line.includes(text))).toEqual([]);
  });
});
