import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import { entriesOf, find, get, html, portal } from './news-pages.ts';

describe('podcasts and videos', () => {
  interface Podcast {
    readonly alias: string;
    readonly title: string;
    readonly description: string;
    readonly heroImageId: string;
    readonly playerPosition: string;
    readonly authors: readonly { readonly lastName: string }[];
    readonly services: readonly { readonly url: string }[];
    readonly contentStreamIds: readonly number[];
  }
  const podcasts = async () =>
    ((await (await get('/api/v1/articles/finder/directory')).json()) as { readonly podcasts: readonly Podcast[] }).podcasts;

  it('[ROUTE-102] the page of a podcast has title, description, authors, picture, services and its episodes; an unknown one is not found', async () => {
    const all = await podcasts();
    expect(all.length).toBeGreaterThan(1);
    for (const { alias, title, description, heroImageId, authors, services, contentStreamIds } of all) {
      const page = await html(`/news/podcast/${alias}`);
      const parts = [
        `<h1>${title}</h1>`,
        description,
        `${heroImageId}.svg`,
        ...authors.map(({ lastName }) => lastName),
        ...services.map(({ url }) => url),
      ];
      expect(parts.filter((part) => !page.includes(part))).toEqual([]);
      const { list } = await find(`contentStreamIds=${contentStreamIds.join(',')}&perPage=25`);
      expect([list.length > 0, entriesOf(page)]).toEqual([true, list.map(({ urls }) => urls.WEBSITE)]);
      expect((await get(`/news/podcast/${alias}?page=99`)).status).toBe(303);
    }
    expect((await get('/news/podcast/gibt-es-nicht')).status).toBe(404);
  });

  it('[ROUTE-103] /news/videos has each video with title, date and link, and leads to both formats', async () => {
    const page = await html('/news/videos');
    const { list } = await find('contentType=VIDEO&perPage=25');
    expect([list.length > 5, entriesOf(page)]).toEqual([true, list.map(({ urls }) => urls.WEBSITE)]);
    expect([...page.matchAll(/article-list__facts"><time dateTime="[^"]+">[^<]+</g)]).toHaveLength(list.length);
    for (const format of ['mahlzeit', 'chartzeit']) expect(page).toContain(`href="/news/videos/${format}"`);
  });

  it.each(['mahlzeit', 'chartzeit'])(
    '[ROUTE-104] /news/videos/%s has its episodes, newest first, each player behind its gate',
    async (format) => {
      const page = await html(`/news/videos/${format}`);
      const { list } = await find(`category=${format}&perPage=25`);
      const shown = [...page.matchAll(/video-list__headline"><a href="([^"]+)"/g)].map(([, href]) => href);
      expect([list.length > 1, shown]).toEqual([true, list.map(({ urls }) => urls.WEBSITE)]);
      const gates = page.match(/class="external-content" /g) ?? page.match(/class="external-content"/g);
      expect(gates).toHaveLength(list.length);
      // Excludes the content of templates, which is not loaded.
      expect(page.replaceAll(/<template>.*?<\/template>/gs, '')).not.toContain('<iframe');
    },
  );
});

describe('what readers of feeds and search engines get', () => {
  const linksOf = (page: string): string[] =>
    [...page.matchAll(/<link rel="alternate" type="application\/[a-z]+\+xml"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

  it('every category and every podcast names its feeds, and they hold what its page shows', async () => {
    const pages = ['/news/analysen', '/news/kolumnen', '/news/podcast/restlaufzeit', '/news/feed/redaktion'];
    for (const path of pages) {
      const page = await html(path);
      const links = linksOf(page);
      expect([path, links.length > 0]).toEqual([path, true]);
      for (const link of links) {
        const response = await get(link);
        const feed = parseFeed(await response.text());
        expect([link, response.status, response.headers.get('content-type')]).toEqual([
          link,
          200,
          `application/${link.endsWith('.rss') ? 'rss' : 'atom'}+xml; charset=utf-8`,
        ]);
        expect(feed.items.map(({ url }) => new URL(url ?? '').pathname)).toEqual(entriesOf(page));
      }
    }
    expect((await get('/news/feed/gibt-es-nicht.rss')).status).toBe(404);
  });

  it('recordings of a podcast are there, as long as the feed says, and in parts for players that jump', async () => {
    const { items } = parseFeed(await html('/news/podcast/restlaufzeit.rss'));
    const media = items.flatMap((item) => item.media);
    expect(media).toHaveLength(items.length);
    for (const { url, length } of media) {
      const path = new URL(url).pathname;
      const whole = await get(path);
      expect([whole.status, whole.headers.get('content-type'), (await whole.arrayBuffer()).byteLength]).toEqual([
        200,
        'audio/mpeg',
        length,
      ]);
      const part = await fetch(`${portal}${path}`, { headers: { Range: 'bytes=1000-1999' } });
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1000]);
    }
  });

  it('the player of a podcast stands where its configuration says, with chapters', async () => {
    const order = async (alias: string) =>
      [...(await html(`/news/podcast/${alias}`)).matchAll(/data-block="(news-intro|podcast-player|article-list)"/g)].map(
        ([, type]) => type,
      );
    expect(await order('zweite-lesung')).toEqual(['news-intro', 'podcast-player', 'article-list']);
    expect(await order('restlaufzeit')).toEqual(['news-intro', 'podcast-player', 'article-list']);
    expect(await order('kopf-und-depot')).toEqual(['news-intro', 'article-list', 'podcast-player']);
    const [slot] = /<div class="slot slot--(?:top|main)[^]*?data-block="podcast-player"/u.exec(
      await html('/news/podcast/zweite-lesung'),
    ) ?? [''];
    expect(slot).toContain('slot--top');
    expect(await html('/news/podcast/restlaufzeit')).toMatch(/<audio[^>]*controls=""[^>]*src="\/audio\/restlaufzeit-0\d\.mp3"/u);
  });

  it('a piece says in its head that it is news, and the sitemap of news can be read', async () => {
    const [piece] = (await find('source=redaktion&perPage=1')).list;
    const page = await html(piece?.urls.WEBSITE ?? '');
    const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as { readonly '@type': string },
    );
    expect(data.map((each) => each['@type'])).toContain('NewsArticle');
    const sitemap = await get('/sitemap-news.xml');
    const text = await sitemap.text();
    expect([sitemap.status, text.startsWith('<?xml'), text.includes('/news/agentur/')]).toEqual([200, true, false]);
    expect(await html('/robots.txt')).toContain('/sitemap-news.xml');
  });
});
