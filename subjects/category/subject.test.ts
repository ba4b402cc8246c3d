import { expect, it } from 'vitest';
import type { PageResult, RenderedPage } from '#renderer/render-context.ts';
import { renderPath, testContext } from '#renderer/testing.tsx';

function page(result: PageResult): RenderedPage {
  if (result.kind !== 'page') throw new Error('expected a page');
  return result;
}

it.each([
  [{ noIndex: false, displayAds: true }, 'index', false],
  [{ noIndex: true, displayAds: false }, 'noindex', true],
])(
  '[CONF-019] [NEWS-002] shows the finder of a category with its title, in search engines and with advertising as %j says',
  async (is, robots, isAdFree) => {
    const category = {
      alias: 'neu',
      name: 'Neu',
      url: '/news/feed/neu',
      title: 'Neues',
      headline: 'Frisch',
      description: 'Was neu ist.',
      ...is,
    };
    const pages = [
      {
        route: '/news/feed/[alias]',
        title: '{category.title}',
        description: '{category.description}',
        subject: { kind: 'category' as const, parameter: 'alias' },
      },
      { route: '/news/[alias]', subject: { kind: 'article' as const, parameter: 'alias', prefix: 'news' } },
    ];
    const article = { urls: { WEBSITE: '/news/test' }, headline: 'Test', contentItems: [], newsCategory: category };
    const answers = { getArticleDirectory: () => ({ categories: [category] }), getArticle: () => article };
    const finder = page(await renderPath('/news/feed/neu', testContext(pages, answers)));
    expect([finder.head.title, finder.head.description, finder.head.robots]).toEqual(['Neues • Parkett', 'Was neu ist.', robots]);
    const piece = page(await renderPath('/news/test', testContext(pages, answers)));
    expect([finder, piece].map(({ html }) => html.includes('page-main--without-ad-slots'))).toEqual([isAdFree, isAdFree]);
  },
);

it('shows what a source has written as a category would, and knows no other name', async () => {
  const pages = [
    {
      route: '/news/feed/[alias]',
      title: '{category.title}',
      subject: { kind: 'category' as const, parameter: 'alias' },
      body: { main: [{ type: 'plain' }] },
    },
  ];
  const answers = { getArticleDirectory: () => ({ categories: [], sources: [{ alias: 'kurswerk', name: 'Kurswerk', isAgency: true }] }) };
  const feed = page(await renderPath('/news/feed/kurswerk', testContext(pages, answers)));
  expect([feed.status, feed.head.title, feed.head.robots]).toEqual([200, 'Kurswerk • Parkett', 'noindex']);
  expect(page(await renderPath('/news/feed/niemand', testContext(pages, answers))).status).toBe(404);
});
