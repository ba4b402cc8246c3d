import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteHandler } from './handler.ts';

const seen: string[] = [];
const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  seen.push(request.url ?? '');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15, stale-while-revalidate=31535985');
  response.end(request.method === 'HEAD' ? undefined : '<p>Seite</p>');
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
let origin = '';
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  seen.length = 0;
  vi.unstubAllEnvs();
});
afterAll(() => server.close());

describe('siteHandler', () => {
  it('sends pages that depend on the query to the twin and all others to the cached page', async () => {
    await get('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1');
    await get('/aktien/SAP-Aktie-DE0007164600');
    expect(seen).toEqual(['/per-request/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1', '/aktien/SAP-Aktie-DE0007164600']);
  });
  it('keeps the page of the indices apart from the home page, which Next knows by that name too', async () => {
    await get('/index?a=1');
    await get('/index/DAX-Index-20735');
    expect(seen).toEqual(['/per-request/:index?a=1', '/index/DAX-Index-20735']);
  });
  it('sends the home page to the twin without a slash that Next would take away', async () => {
    vi.stubEnv('PARKETT_RENDERING', 'request');
    await get('/?a=1');
    await get('/');
    expect(seen).toEqual(['/per-request?a=1', '/per-request']);
  });
  it.each([
    '/per-request',
    '/per-request/aktien',
    '/500',
    '/503',
    '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
    '/_next/data/1/aktien.json',
  ])('keeps %s to itself', async (path) => {
    await get(path);
    expect(seen).toEqual(['/404']);
  });
  it.each([
    ['/%E0%A4%A', '/404'],
    ['/aktien/%2e%2e%2fper-request', '/404'],
    ['/aktien/..%5cper-request', '/404'],
    ['/api/v1/%E0%A4%A', '/api/404'],
    ['/api/%2e%2e%2fper-request', '/api/404'],
  ])('lets %s lead nowhere', async (path, address) => {
    await get(path);
    expect(seen).toEqual([address]);
  });
  it('answers HEAD with the headers of GET and no body', async () => {
    const [got, head] = [await get('/'), await get('/', { method: 'HEAD' })];
    const told = ({ headers }: Response) => ['etag', 'cache-control', 'vary', 'content-type'].map((name) => headers.get(name));
    expect([head.status, told(head), await head.text()]).toEqual([got.status, told(got), '']);
    expect(head.headers.get('etag')).not.toBeNull();
  });
  it('takes a slash at the end away, but never leads to another host', async () => {
    const response = await get('/aktien/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/aktien?a=1']);
    expect((await get('//evil.example/')).headers.get('location')).toBeNull();
  });
  it('makes the header for caches exact', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=60');
  });
  it('only reads pages', async () => {
    const response = await get('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
