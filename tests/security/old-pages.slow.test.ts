import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteHandler } from '#site/server/handler.ts';
import { startNginx, type Nginx } from '#tests/bench/nginx.ts';
import { endAll } from '#tests/bench/processes.ts';
import { findProgram } from '../../scripts/lib/system-package.mjs';

const leftOut = findProgram('nginx') === undefined ? ' (left out: nginx must be installed, apt-get install nginx)' : '';
const BADGE =
  '<span class="quality-badge" data-quality="RLT" title="Kurs in Echtzeit" data-notation="1" data-field="quality">Realtime</span>';
const START = Date.parse('2026-11-23T12:00:00+01:00');
const PATHS = ['/', '/aktien/SAP-Aktie-DE0007164600', '/index/DAX-Index-20735', '/aktien/finder', '/impressum'];

/** Pages are valid for a second, because the clock of nginx cannot be set. */
const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=1');
  response.end(request.method === 'POST' ? '' : `<main>${BADGE}<p>${process.env.PROVIDER_CLOCK}</p></main>`);
};

describe.skipIf(leftOut !== '')(`old pages behind nginx${leftOut}`, () => {
  let posts = 0;
  let isAway = false;
  const handler = siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false });
  const site = createServer((request, response) => {
    if (request.method === 'POST') posts += 1;
    if (isAway && request.url === '/konto') return void response.writeHead(503, { 'Content-Type': 'text/html' }).end('von der Seite');
    return isAway ? void request.socket.destroy() : handler(request, response);
  });
  let nginx: Nginx;
  const setClock = (minutes: number): void => void vi.stubEnv('PROVIDER_CLOCK', new Date(START + minutes * 60_000).toISOString());
  const get = async (path: string, accept = 'gzip') => {
    const response = await fetch(nginx.origin + path, { headers: { 'accept-encoding': accept }, redirect: 'manual' });
    return { status: response.status, html: await response.text(), cache: response.headers.get('x-cache') };
  };

  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    nginx = await startNginx(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await endAll();
    site.closeAllConnections();
    site.close();
  });

  it.each([5, 70, 700])(
    'are drawn anew for the first who asks %d minutes later, and are copies without real time where nobody draws',
    async (minutes) => {
      isAway = false;
      const day = minutes * 10;
      setClock(day);
      for (const path of PATHS) for (const accept of ['gzip', 'br']) expect((await get(path, accept)).status).toBe(200);
      await sleep(2_100);
      setClock(day + minutes);
      for (const path of PATHS) {
        const { html, cache } = await get(path);
        expect([path, html.includes(`<p>${process.env.PROVIDER_CLOCK}</p>`), cache]).toEqual([path, true, 'EXPIRED']);
      }
      isAway = true;
      await sleep(2_100);
      for (const path of PATHS) {
        for (const accept of ['gzip', 'br']) {
          const { status, html } = await get(path, accept);
          expect([path, accept, status, /Realtime|Echtzeit|RLT/u.test(html), html.includes('Stand dieser Seite: ')]).toEqual([
            path,
            accept,
            200,
            false,
            true,
          ]);
        }
      }
    },
  );

  it('never stand in the place of what the site says of a private page, and no form is sent twice', async () => {
    isAway = true;
    expect(await get('/konto')).toMatchObject({ status: 503, html: 'von der Seite' });
    posts = 0;
    const answer = await fetch(`${nginx.origin}/konto`, { method: 'POST', body: 'a=1' });
    expect([answer.status, await answer.text(), posts]).toEqual([503, 'von der Seite', 1]);
  });
});
