import { beforeAll, describe, expect, inject, it } from 'vitest';
import { PAGES, UNKNOWN_PATHS } from './pages.ts';

const portal = inject('portal');

describe.each(PAGES)('the $name page, as the server sends it', ({ path, text }) => {
  let response: Response;
  let html: string;

  beforeAll(async () => {
    response = await fetch(portal + path);
    html = await response.text();
  });

  it('answers 200 with its content', () => {
    expect(response.status).toBe(200);
    expect(mainOf(html)).toContain(text);
  });

  it('has one first heading, a title, a description and a canonical address', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta[^>]+name="description"[^>]+content="[^"]{20,}"/);
    expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+href="https?://[^"/]+${escape(path)}"`));
  });

  it('is German', () => {
    expect(html).toMatch(/<html[^>]+lang="de"/);
  });

  it('stands in the shell', () => {
    expect(html).toMatch(/<header[\s>]/);
    expect(html).toMatch(/<footer[\s>]/);
    expect(html).toContain('class="skip-link"');
  });

  it('lost no block', () => {
    expect(html).not.toContain('Ein technischer Fehler verhindert die Darstellung');
  });
});

describe.each(UNKNOWN_PATHS)('the unknown address %s', (path) => {
  it('answers 404 in the shell', async () => {
    const response = await fetch(portal + path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toMatch(/<header[\s>]/);
    expect(html).toMatch(/<h1[\s>]/);
  });
});

describe('the addresses of instruments', () => {
  it.each(['/index/DAX-Index-20735', '/devisen/Eurokurs-Euro-Dollar-EUR-USD', '/kryptowaehrungen/Bitcoin-BTC'])(
    '[ROUTE-010] %s leads to its instrument',
    async (path) => {
      expect((await fetch(portal + path)).status).toBe(200);
    },
  );

  it('[ROUTE-009] has sub-pages before the slug, and 404 for unknown ones', async () => {
    const statuses = await Promise.all(
      ['handelsplaetze', 'chart', 'historische-kurse', 'einzelwerte'].map(async (subPage) => {
        const response = await fetch(`${portal}/aktien/${subPage}/SAP-Aktie-DE0007164600`);
        return response.status;
      }),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
  });
});

it('simulated prices say so', async () => {
  const html = await (await fetch(`${portal}/aktien/SAP-Aktie-DE0007164600`)).text();
  expect(html).toContain('Simulierte Kurse');
});

it('robots and search engines find a list of pages', async () => {
  const robots = await (await fetch(`${portal}/robots.txt`)).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+$/m);
  const sitemap = await (await fetch(`${portal}/sitemap.xml`)).text();
  expect(sitemap).toContain('/aktien/SAP-Aktie-DE0007164600');
});

function mainOf(html: string): string {
  return /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? '';
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
