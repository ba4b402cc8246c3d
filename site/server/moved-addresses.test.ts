import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { forgetConfig, reloadConfig } from '../config-store.ts';
import { siteHandler } from './handler.ts';

const directory = scratchConfig();
const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<p>${request.url?.replace(/^\/page-\d+-\d+-\d+/u, '/page')}</p>`);
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
let origin = '';
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });
const leads = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

beforeAll(async () => {
  vi.stubEnv('PARKETT_CONFIG', directory);
  vi.stubEnv('PROVIDER_CLOCK', '2026-11-22T12:00:00Z');
  forgetConfig();
  reloadConfig();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
  vi.unstubAllEnvs();
  // Makes other tests in this process reread the project's documents.
  forgetConfig();
  reloadConfig();
});

describe('an address that redirects.yaml names', { shuffle: false }, () => {
  it('leads on with its status and its query', async () => {
    expect(await leads('/alte-kurse')).toEqual([301, '/aktien']);
    expect(await leads('/alte-kurse/?seite=2')).toEqual([301, '/aktien?seite=2']);
  });

  it('fills in what its pattern took, and stays in the portal whatever that is', async () => {
    expect(await leads('/alt/DAX-Index-20735')).toEqual([308, '/index/DAX-Index-20735']);
    expect(await leads('/alt/a%20b/c')).toEqual([308, '/index/a%20b/c']);
    expect(await (await get('/alt/%2F%2Ffremd.example')).text()).toBe('<p>/404</p>');
  });

  it('leads on between its days only', async () => {
    expect(await leads('/aktion')).toEqual([302, '/ratgeber']);
    vi.stubEnv('PROVIDER_CLOCK', '2026-11-30T22:59:59Z');
    expect(await leads('/aktion')).toEqual([302, '/ratgeber']);
    vi.stubEnv('PROVIDER_CLOCK', '2026-11-30T23:00:00Z');
    expect(await (await get('/aktion')).text()).toBe('<p>/404</p>');
    vi.stubEnv('PROVIDER_CLOCK', '2026-10-31T22:00:00Z');
    expect(await (await get('/aktion')).text()).toBe('<p>/404</p>');
  });

  it.each([
    ['as it is read', '/über-uns', '/%C3%BCber-uns', '/%c3%bcber-uns/', '/u%CC%88ber-uns'],
    ['percent-encoded', '/%C3%BCber-uns', '/%C3%BCber-uns'],
    ['with spaces and signs', "/Börse & Märkte (alt)/it's+1,5", '/B%C3%B6rse%20&%20M%C3%A4rkte%20(alt)/it%27s+1,5'],
    ['with the ending of a file', '/archiv/übersicht.php', '/archiv/%C3%BCbersicht.php'],
  ])('may be what it was: %s', async (_how, from, ...asked) => {
    applyEdit(directory, 'redirects.yaml', `redirects:\n  - { from: ${JSON.stringify(from)}, to: /impressum, status: 301 }\n`);
    reloadConfig();
    for (const address of asked) expect([address, ...(await leads(address))]).toEqual([address, 301, '/impressum']);
  });

  it('leads to targets in any letters', async () => {
    applyEdit(directory, 'redirects.yaml', 'redirects:\n  - { from: /ärzte, to: "https://ziel.example/ä?ö=€#%C3%BC", status: 301 }\n');
    reloadConfig();
    expect(await leads('/%C3%A4rzte')).toEqual([301, 'https://ziel.example/%C3%A4?%C3%B6=%E2%82%AC#%C3%BC']);
  });

  it('is added by configuration alone', async () => {
    applyEdit(directory, 'redirects.yaml', (text) => `${text}  - { from: /neue-adresse, to: https://www.example.org/x#y, status: 307 }\n`);
    expect(reloadConfig()).toEqual([]);
    expect(await leads('/neue-adresse?a=1')).toEqual([307, 'https://www.example.org/x?a=1#y']);
  });
});

describe('a free text', { shuffle: false }, () => {
  it('has an address as soon as its document exists, and no other text has one', async () => {
    expect(await (await get('/barrierefreiheit')).text()).toBe('<p>/page/barrierefreiheit</p>');
    expect(await (await get('/hausordnung')).text()).toBe('<p>/404</p>');
    applyEdit(directory, 'content-pages/hausordnung.yaml', HOUSE_RULES);
    expect(reloadConfig()).toEqual([]);
    expect(await (await get('/hausordnung')).text()).toBe('<p>/page/hausordnung</p>');
  });
});

const HOUSE_RULES = `slug: hausordnung
title: Hausordnung
description: Eine Probe.
body:
  - { type: paragraph, text: Bitte leise. }
`;

describe('maintenance', { shuffle: false }, () => {
  it('[ROUTE-014] is shown with 503 in place of every page, while files, health and readiness go on', async () => {
    applyEdit(directory, 'site.yaml', (text) => `${text}maintenance: true\n`);
    expect(reloadConfig()).toEqual([]);
    for (const path of ['/', '/aktien', '/gibt-es-nicht', '/maintenance']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 503, '<p>/page/maintenance</p>']);
      expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual(['30', 'no-cache']);
    }
    expect((await get('/aktien', { method: 'POST' })).status).toBe(503);
    expect((await get('/health')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
  });

  it('ends with its switch', async () => {
    applyEdit(directory, 'site.yaml', swap('maintenance: true\n', ''));
    expect(reloadConfig()).toEqual([]);
    expect((await get('/aktien')).status).toBe(200);
    const own = await get('/maintenance');
    expect([own.status, await own.text()]).toEqual([200, '<p>/page/maintenance</p>']);
  });
});

describe('the feed', () => {
  it('tells of what is new by today, newest first, with full addresses', async () => {
    const response = await get('/updates.xml');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect([...text.matchAll(/<entry>.*?<id>[^<]*\/(updates#[^<]*)<\/id>/gu)].map(([, id]) => id)).toEqual(['updates#zeitumstellung']);
    expect(text).toContain('&lt;p&gt;');
  });
});
