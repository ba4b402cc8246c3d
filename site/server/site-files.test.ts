import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forgetConfig, reloadConfig } from '../config-store.ts';
import { sendSiteFile } from './site-files.ts';

const PRODUCTS = 120_000;
const asked: string[] = [];
const provider = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://provider');
  const isProducts = searchParams.get('entityType') === 'DERIVATIVE';
  if (isProducts && searchParams.get('perPage') !== '1') asked.push(searchParams.get('page') ?? '');
  const list = isProducts ? [{ entityType: 'DERIVATIVE', urls: { WEBSITE: '/derivate/Turbo-DE000T000001' } }] : [];
  const body = { list, total: isProducts ? PRODUCTS : 0, categories: [], podcasts: [], authors: [] };
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  forgetConfig();
  reloadConfig();
});
afterAll(() => {
  vi.unstubAllEnvs();
  forgetConfig();
  reloadConfig();
  provider.close();
});

/** Response whose reader reads everything or nothing. */
function answer({ isRead = true } = {}) {
  const sent = { status: 0, text: '' };
  const response = Object.assign(
    new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        sent.text += chunk.toString();
        if (isRead) done();
      },
    }),
    { writeHead: (status: number) => ((sent.status = status), response) },
  );
  return { sent, response: response as unknown as ServerResponse };
}

const get = { method: 'GET' };

it('asks the provider nothing for the head of a sitemap', async () => {
  const { sent, response } = answer();
  expect(await sendSiteFile('/sitemap-2.xml', { method: 'HEAD' }, response)).toBe(true);
  expect([sent, asked]).toEqual([{ status: 200, text: '' }, []]);
});

it('sends three parts at a time, the index always, and cuts off who does not read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow = [1, 2, 3].map(() => sendSiteFile('/sitemap-2.xml', get, answer({ isRead: false }).response));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2));
    const refused = answer();
    await sendSiteFile('/sitemap-3.xml', get, refused.response);
    expect(refused.sent.status).toBe(503);
    const index = answer();
    await sendSiteFile('/sitemap.xml', get, index.response);
    expect([index.sent.status, index.sent.text.includes('/sitemap-3.xml')]).toEqual([200, true]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await Promise.all(slow)).toEqual([true, true, true]);
  } finally {
    vi.useRealTimers();
  }
  const { sent, response } = answer();
  await sendSiteFile('/sitemap-3.xml', get, response);
  expect([sent.status, sent.text.endsWith('</urlset>\n')]).toEqual([200, true]);
});
