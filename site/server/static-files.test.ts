import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStaticFile } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-static-'));
mkdirSync(join(folder, 'public/assets'), { recursive: true });
writeFileSync(join(folder, 'public/assets/a.js'), 'plain');
writeFileSync(join(folder, 'public/assets/a.js.br'), 'packed');
writeFileSync(join(folder, 'secret.js'), 'secret');

const server = createServer((request, response) => {
  void sendStaticFile(join(folder, 'public'), request, response).then((sent) => sent || response.writeHead(404).end());
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('sendStaticFile', () => {
  it('sends the packed form to whoever takes it and lets every cache keep it', async () => {
    const response = await fetch(`${origin}/assets/a.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    await response.body?.cancel();
  });
  it('sends the plain form otherwise, and 304 to whoever has it', async () => {
    const response = await fetch(`${origin}/assets/a.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await response.text()).toBe('plain');
    const again = await fetch(`${origin}/assets/a.js`, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
  it('never leaves its folder', async () => {
    expect((await fetch(`${origin}/assets/..%2f..%2fsecret.js`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/%00.js`)).status).toBe(404);
  });
});
