import { describe, expect, inject, it } from 'vitest';
import { addresses } from './addresses.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${portal}${path}`, { redirect: 'manual', headers });
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('every page', () => {
  it.each(addresses)(
    '[ROUTE-003] [SHELL-062] $name has its content, title, one canonical link, shell and one main heading in the HTML',
    async ({ path, text }) => {
      const { response, html } = await completePage(portal + path);
      expect(response.status).toBe(200);
      expect(html).toContain(text);
      expect(html).toMatch(/<title>[^<]{8,}<\/title>/);
      expect(count(html, /<link rel="canonical"/g)).toBe(1);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(new RegExp(`^https?://[^/]+${path}$`));
      expect(count(html, /<h1[\s>]/g)).toBe(1);
      expect(html).toContain('class="site-header');
      expect(html).toContain('class="site-footer');
      expect(html).not.toContain('block-fallback');
    },
  );

  it.each([
    '/gibt/es/nicht',
    '/aktien/Unbekannt-Aktie-DE0000000001',
    '/index/Nichts-Index-999999999',
    '/ratgeber/unbekannt',
    '/derivate/realpush-liste/unbekannt',
  ])('[ROUTE-003] %s answers 404 inside the shell', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Seite nicht gefunden');
    expect(html).not.toContain('aria-current="page"');
    expect(html).toContain('class="site-header');
    expect(html).toContain('class="site-footer');
  });

  it.each([
    ['/aktien/Simens', 'Simens', '/aktien/Siemens-Aktie-DE0007236101'],
    ['/etf/SAP-Aktie-DE0007164600', 'SAP', '/aktien/SAP-Aktie-DE0007164600'],
  ])('leads from %s, where there is nothing, to what was suggested, and to the search', async (path, words, suggested) => {
    const helped = async (): Promise<string> => (await get(path)).text();
    // Retries: the first answer may come too late on a busy machine.
    await expect.poll(helped, { timeout: 10_000 }).toContain(`<a href="${suggested}">`);
    expect(await helped()).toContain(`name="q" value="${words}"`);
  });

  it('says that simulated prices are simulated', async () => {
    expect(await (await get('/aktien/SAP-Aktie-DE0007164600')).text()).toContain('Simulierte Kurse');
  });
});

describe('an instrument page', () => {
  it('sends another spelling to the one address for good', async () => {
    const response = await get('/aktien/Irgendwas-DE0007164600');
    expect([301, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe('/aktien/SAP-Aktie-DE0007164600');
  });

  it('[ROUTE-009] answers for its sub-pages, and 404 for others', async () => {
    expect((await get('/aktien/handelsplaetze/SAP-Aktie-DE0007164600')).status).toBe(200);
    expect((await get('/aktien/unfug/SAP-Aktie-DE0007164600')).status).toBe(404);
  });

  it('draws the chart of another range without JavaScript', async () => {
    const [year, month] = await Promise.all(
      ['Y1', 'M1'].map(async (range) => (await get(`/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=${range}`)).text()),
    );
    expect(year).toContain('<svg');
    expect(month).not.toBe(year);
  });
});

describe('an answer', () => {
  it('tells caches exactly how long it lives and answers 304 to whoever has it', async () => {
    const first = await get('/ratgeber/aktien-kaufen');
    // The page contains the bar's prices and must not be cached beyond its lifetime: the remainder of 120 s, as it may have been rendered
    // earlier.
    const left = /^public, max-age=0, s-maxage=(\d+)$/.exec(first.headers.get('cache-control') ?? '')?.[1];
    expect(Number(left)).toBeGreaterThan(0);
    expect(Number(left)).toBeLessThanOrEqual(120);
    const again = await get('/ratgeber/aktien-kaufen', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('carries a strict content security policy and the other headers of safety', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.has('strict-transport-security')).toBe(false);
    // Sent only if the portal's own address uses TLS.
    expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.has('strict-transport-security')).toBe(false);
  });

  it('is compressed for whoever takes it', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await get('/', { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(encoding);
  });

  it('ships no runtime of the framework', async () => {
    const html = await (await get('/')).text();
    expect(html).not.toContain('/_next/');
    expect(html).not.toContain('__NEXT_DATA__');
  });
});

describe('the API for the browser', () => {
  it('passes on calls that a contract names and nothing else', async () => {
    const quote = await get('/api/v1/instruments/STOCK/82849/quote');
    expect(await quote.json()).toMatchObject({ entityValue: '82849' });
    expect((await get('/api/v1/admin')).status).toBe(404);
    expect((await get('/api/v1/instruments/STOCK/1/quote')).status).toBe(404);
  });

  it.each(['/api/v1/instruments/STOCK/82849', '/api/v1/instruments/STOCK/1', '/api/v1/admin'])(
    'answers HEAD %s as GET, without the body',
    async (path) => {
      const [whole, head] = await Promise.all([get(path), fetch(`${portal}${path}`, { method: 'HEAD' })]);
      const facts = ({ status, headers }: Response) => [status, headers.get('content-type'), headers.get('cache-control')];
      expect(facts(head)).toEqual(facts(whole));
      expect([await head.text(), Number(head.headers.get('content-length'))]).toEqual(['', (await whole.arrayBuffer()).byteLength]);
    },
  );
});

describe('for search engines', () => {
  it('the sitemap tells when articles changed', async () => {
    const sitemap = await (await get('/sitemap-1.xml')).text();
    expect(sitemap).toMatch(/\/ratgeber\/aktien-kaufen<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });
  it('the gallery shows every block, to readers but not to search engines', async () => {
    const html = await (await get('/bausteine')).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    for (const type of ['site-header', 'price-chart', 'paragraph', 'issuer-hero']) expect(html).toContain(`data-block="${type}"`);
    expect(html).not.toContain('ließ sich nicht zeichnen');
  });
});
