import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderSource } from '#documents/reader/folder-source.ts';
import { createConfigStore } from '#documents/reader/store.ts';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { answerFindings } from './answer-findings.ts';

const directory = scratchConfig();
const store = createConfigStore(folderSource(directory));
const page = '<!doctype html><body><p>Köln</p></body></html>';
const server = createServer((request, response) => {
  if (answerFindings(store.get(), request, response)) return;
  const isPage = request.url !== '/bild.svg';
  response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'image/svg+xml');
  response.setHeader('ETag', '"1"');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.statusCode = request.headers['if-none-match'] === '"1"' ? 304 : 200;
  response.end(page);
});
let origin = '';
const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<{ response: Response; text: string }> => {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html', ...headers } });
  return { response, text: await response.text() };
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store.get();
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

describe('while everything is right', () => {
  it('a page goes out as it is, and the page of the findings says so', async () => {
    expect((await get('/impressum')).text).toBe(page);
    expect((await get('/_befunde')).text).toContain('<h1>Die Konfiguration ist in Ordnung</h1>');
  });
});

describe('while a page is faulty', () => {
  beforeAll(() => {
    applyEdit(directory, 'pages/impressum.yaml', swap('description:', 'descripton: "</script>"\ndescription2:'));
    applyEdit(directory, 'pages/neu.yaml', 'route: /neu\n');
    applyEdit(directory, 'pages/ohne-adresse.yaml', 'titel: Neu\n');
  });

  it('its findings lie over it, and no text of a document becomes markup', async () => {
    const { response, text } = await get('/impressum', { 'If-None-Match': '"1"' });
    expect([response.status, response.headers.get('etag')]).toEqual([200, null]);
    expect(text.startsWith('<!doctype html><body><p>Köln</p><parkett-findings><template shadowrootmode="open">')).toBe(true);
    expect(text.endsWith('</script></body></html>')).toBe(true);
    expect(text).toMatch(/<details open><summary>\d Fehler auf dieser Seite<\/summary>/);
    expect(text).toContain('<code>config/pages/impressum.yaml</code><span>Zeile 4, Spalte 1</span>');
    expect(text).toContain('&lt;/script&gt;');
    expect(text.split('</script>')).toHaveLength(2);
  });

  it('other pages tell only what has no address, and lead to it', async () => {
    const { text } = await get('/devisen');
    expect(text).toMatch(/<a href="\/_befunde">\S+ Fehler in .*ohne Adresse<\/a>/);
    expect(text).not.toContain('<details');
    const all = (await get('/_befunde')).text;
    for (const file of ['impressum', 'neu', 'ohne-adresse']) expect(all).toContain(`<code>config/pages/${file}.yaml</code>`);
  });

  it('what was never right is replaced by its findings', async () => {
    const { response, text } = await get('/neu');
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(text).toContain('<code>config/pages/neu.yaml</code>');
    expect(text).not.toContain('config/pages/impressum.yaml');
  });

  it('pictures and data go out as they are', async () => {
    expect((await get('/bild.svg')).text).toBe(page);
    expect((await get('/impressum', { Accept: '*/*' })).text).toBe(page);
  });
});
