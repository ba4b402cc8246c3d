import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteUnavailable } from '../requested-page.ts';
import { cacheControl, cacheLifetimes } from '../cache-lifetimes.ts';
import { renderTime } from '../clock.ts';
import { siteHandler } from './handler.ts';

const PATH = '/aktien/SAP-Aktie-DE0007164600';
const START = Date.parse('2026-11-23T12:00:00+01:00');
let isAway = false;
let price = '';
let drawings = 0;
const next = async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
  drawings += 1;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (isAway) {
    noteUnavailable();
    response.statusCode = 500;
    response.end('<p>500');
    return;
  }
  response.setHeader('Cache-Control', cacheControl(cacheLifetimes.quotes));
  response.end(`<main id="inhalt">${price}<p>${new Date(renderTime()).toISOString()}</p></main>`);
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
let origin = '';
const at = async (minutes: number, headers: Record<string, string> = {}) => {
  vi.stubEnv('PROVIDER_CLOCK', new Date(START + minutes * 60_000).toISOString());
  const response = await fetch(origin + PATH, { headers });
  return { status: response.status, html: await response.text(), control: response.headers.get('cache-control') };
};
const badge = (quality: string, title: string, word: string): string =>
  `<span class="quality-badge" data-quality="${quality}" title="${title}" data-notation="1" data-field="quality">${word}</span>`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
let days = 0;
beforeEach(() => {
  isAway = false;
  price = badge('RLT', 'Kurs in Echtzeit', 'Realtime') + badge('DLY', 'Kurs um etwa 15 Minuten verzögert', 'verzögert');
  days += 1;
});
const day = (): number => days * 24 * 60;
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => server.close());

describe('a page with prices', () => {
  it('is given to caches for what is left of its lifetime, and never while it is drawn anew', async () => {
    const answers = [await at(day()), await at(day() + 0.1), await at(day() + 0.24)];
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(answers.map(({ control }) => control)).toEqual([15, 9, 1].map((left) => `public, max-age=0, s-maxage=${left}`));
  });

  it('is drawn anew beside whoever asks towards its end, so that nobody waits when it is over', async () => {
    await at(day());
    const before = drawings;
    await at(day() + 0.1);
    expect(drawings).toBe(before);
    const late = await at(day() + 0.2);
    await vi.waitFor(() => expect(drawings).toBe(before + 1));
    await at(day() + 0.21);
    expect(late.html).toContain(new Date(START + day() * 60_000).toISOString());
    expect((await at(day() + 0.3)).html).toContain(new Date(START + (day() + 0.2) * 60_000).toISOString());
    expect(drawings).toBe(before + 1);
  });

  it.each([5, 70, 700])('is another one %d minutes later, for the first who asks', async (minutes) => {
    await at(day());
    const { html, control } = await at(day() + minutes);
    expect(html).toContain(new Date(START + (day() + minutes) * 60_000).toISOString());
    expect(html).toContain('Realtime');
    expect(control).toBe('public, max-age=0, s-maxage=15');
  });

  it.each([5, 70, 700])('says nothing of real time %d minutes later where it could not be drawn anew, but its age', async (minutes) => {
    await at(day());
    isAway = true;
    const { status, html, control } = await at(day() + minutes);
    expect([status, control]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(html).not.toMatch(/Realtime|Echtzeit|verzögert|RLT|DLY/u);
    expect(html).toContain(badge('ASOF', 'Kurs vom genannten Zeitpunkt', 'Stand'));
    const drawn = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
    expect(html).toContain(`Stand dieser Seite: ${drawn.format(START + day() * 60_000)}\u00A0Uhr.`);
  });

  it('keeps the word for the close of a day, which stays true', async () => {
    price = badge('EOD', 'Kurs vom Tagesschluss', 'Schlusskurs');
    await at(day());
    isAway = true;
    expect((await at(day() + 70)).html).toContain(price);
  });

  it('gives the cache in front a copy without real time, and nobody else', async () => {
    await at(day());
    const copy = await at(day(), { 'x-page-copy': '1' });
    expect([copy.status, copy.control]).toEqual([200, 'public, max-age=0, s-maxage=600']);
    expect(copy.html).not.toMatch(/Realtime|Echtzeit|RLT/u);
    expect((await at(day())).html).toContain('Realtime');
  });
});

it('A private page and one whose address somebody typed have no copy', async () => {
  for (const path of ['/konto', '/suche?q=erika']) {
    const response = await fetch(origin + path, { headers: { 'x-page-copy': '1' }, redirect: 'manual' });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 204, 'private, no-store']);
  }
});
