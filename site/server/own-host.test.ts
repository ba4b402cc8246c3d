import { rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { applyEdit, scratchConfig } from '#documents/reader/testing/scratch-config.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { currentConfig, forgetConfig, reloadConfig } from '../config-store.ts';
import { currentRequest } from '../document/page-props.ts';
import { siteHandler } from './handler.ts';

const [WWW, PERSONAL, TRADING] = ['www.parkett.example', 'mein.parkett.example', 'depot.parkett.example:8443'];
const drawings: string[] = [];
/** Fake of Next: the page as the renderer renders it, without any answer of the provider. */
const next = async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
  drawings.push(url);
  const call = (async () => ({ total: 0, list: [] })) as unknown as PublicCall;
  const context: RenderContext = {
    config: currentConfig(),
    registry: blocksByType,
    preview: false,
    origin: `https://${WWW}`,
    deadline: 5_000,
    checkProps: () => undefined,
    call,
  };
  const page = await renderPage(currentRequest(), context);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=300');
  response.end(page.kind === 'page' ? page.html : page.kind);
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
const directory = scratchConfig();
let port = 0;

/** Page that the server sends to a visitor of a host. */
const at = (host: string | undefined, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, cookie: 'token=secret' } }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => void (html += chunk));
      response.on('end', () => resolve(html));
    }).on('error', reject);
  });
/** Marked groups of the navigation. */
const marked = (html: string): readonly string[] => {
  const [, groups = ''] = /<ul class="site-header__level site-header__level--1">([^]*?)<\/ul>/u.exec(html) ?? [];
  return [...groups.matchAll(/ data-active="true">([^<]+)/gu)].map(([, label = '']) => label);
};

beforeAll(async () => {
  applyEdit(directory, 'site.yaml', (text) =>
    text.replace(/^ {2}personal: .*$/mu, `  personal: https://${PERSONAL}`).replace(/^ {2}trading: .*$/mu, `  trading: https://${TRADING}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  vi.stubEnv('PARKETT_CONFIG', directory);
  vi.stubEnv('PROVIDER_CLOCK', '2026-11-23T12:00:00+01:00');
  drawings.length = 0;
  forgetConfig();
  const [error] = reloadConfig();
  if (error !== undefined) throw new Error(error.message);
});
afterAll(() => {
  vi.unstubAllEnvs();
  forgetConfig();
  reloadConfig();
  server.close();
  rmSync(directory, { recursive: true });
});

describe('a public page on an own host', () => {
  it.each([
    ['/news', 'kept by its path alone'],
    ['/aktien/finder', 'drawn from its query'],
    ['/aktien/finder?page=2', 'with a query'],
  ])('[SHELL-036] marks the personal area, and at the portal’s host its own group: %s (%s)', async (path) => {
    const [www, personal, trading] = [await at(WWW, path), await at(PERSONAL, path), await at(TRADING, path)];
    const isMarked = [personal, trading, www].map((html) => marked(html).includes('Meine Übersicht'));
    expect([...isMarked, marked(www).length]).toEqual([true, true, false, 1]);
    expect(drawings).toHaveLength(3);
    // Each version is cached for all visitors of its host, so the next request renders nothing.
    expect([await at(TRADING, path), await at(WWW, path), await at(PERSONAL, path)]).toEqual([trading, www, personal]);
    expect(drawings).toHaveLength(3);
    expect(personal + trading + www).not.toContain('secret');
  });

  it('is the portal’s for every other host, also for one on another port or above an own one', async () => {
    const path = '/news/kolumnen';
    const www = await at(WWW, path);
    for (const host of ['evil.example', 'parkett.example', `${PERSONAL}.evil.example`, 'depot.parkett.example', `${PERSONAL}:81`])
      expect([host, (await at(host, path)) === www]).toEqual([host, true]);
    expect(drawings).toHaveLength(1);
  });

  it('is one page where own hosts share the portal’s origin', async () => {
    vi.stubEnv('PARKETT_CONFIG', undefined);
    forgetConfig();
    reloadConfig();
    const path = '/news/podcast';
    expect(new Set([await at(WWW, path), await at(PERSONAL, path), await at(TRADING, path)]).size).toBe(1);
    expect(drawings).toHaveLength(1);
  });
});
