import { existsSync, mkdtempSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendImage, sendStaticFile } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-static-'));
mkdirSync(join(folder, 'public/assets'), { recursive: true });
writeFileSync(join(folder, 'public/assets/a.js'), 'plain');
writeFileSync(join(folder, 'public/assets/a.js.br'), 'packed');
writeFileSync(join(folder, 'secret.js'), 'secret');
writeFileSync(join(folder, 'public/assets/large.js'), Buffer.alloc(8_000_000, 32));

const server = createServer((request, response) => {
  void sendStaticFile(join(folder, 'public'), request, response).then((sent) => sent || response.writeHead(404).end());
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Requests a file without the headers that `fetch` adds to a conditional request. */
const ask = (path: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers }, (response) => resolve(response.resume())).on('error', reject);
  });
/** Target of a file descriptor of this process; empty if it is closed. */
function targetOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

describe('sendStaticFile', () => {
  it('sends the packed form to whoever takes it and lets every cache keep it', async () => {
    const response = await fetch(`${origin}/assets/a.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    await response.body?.cancel();
  });
  it('knows no condition that would leave headers of the packed form behind', async () => {
    for (const condition of [{ 'if-match': '"older"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }]) {
      const { statusCode, headers } = await ask('/assets/a.js', { 'accept-encoding': 'br', ...condition });
      expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    }
  });
  it('sends the plain form otherwise, and 304 to whoever has it', async () => {
    const response = await fetch(`${origin}/assets/a.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await response.text()).toBe('plain');
    const validator = response.headers.get('etag') ?? '';
    for (const known of [validator, `"older", ${validator}`, '*']) {
      const again = await ask('/assets/a.js', { 'if-none-match': known });
      expect([again.statusCode, again.headers.etag, again.headers['cache-control'], again.headers.vary]).toEqual([
        304,
        validator,
        'public, max-age=31536000, immutable',
        'Accept-Encoding',
      ]);
    }
  });
  it('sends no form that is refused, and no body for HEAD', async () => {
    const refusing = await fetch(`${origin}/assets/a.js`, { headers: { 'accept-encoding': 'br;q=0' } });
    expect([refusing.headers.get('content-encoding'), await refusing.text()]).toEqual([null, 'plain']);
    const head = await fetch(`${origin}/assets/a.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['5', '']);
  });
  it.skipIf(!existsSync('/proc/self/fd'))('holds no file open for a visitor who goes away', async () => {
    const held = () => readdirSync('/proc/self/fd').filter((fd) => targetOf(fd).startsWith(folder)).length;
    await new Promise<void>((gone) => {
      const request = get(`${origin}/assets/large.js`, (response) => {
        response.once('data', () => {
          request.destroy();
          gone();
        });
      }).on('error', () => undefined);
    });
    await expect.poll(held).toBe(0);
  });
  it('lets a drawing draw and nothing else, as soon as it is there', async () => {
    const images = createServer((request, response) => {
      void sendImage(join(folder, 'images'), request.url ?? '', request, response).then((sent) => sent || response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => images.listen(0, resolve));
    try {
      const own = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
      expect((await fetch(`${own}/a.svg`)).status).toBe(404);
      mkdirSync(join(folder, 'images'));
      for (const name of ['a.svg', 'a.webp', 'a.js']) writeFileSync(join(folder, 'images', name), 'x');
      const { headers } = await fetch(`${own}/a.svg`);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        'image/svg+xml',
        'public, max-age=3600, stale-while-revalidate=86400',
      ]);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/u);
      expect((await fetch(`${own}/a.webp`)).headers.get('content-type')).toBe('image/webp');
      for (const path of ['/a.js', '/..%2fsecret.js', '/../secret.js']) expect((await fetch(own + path)).status).toBe(404);
    } finally {
      images.close();
    }
  });
  it('never leaves its folder', async () => {
    expect((await fetch(`${origin}/assets/..%2f..%2fsecret.js`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/%00.js`)).status).toBe(404);
  });
});
