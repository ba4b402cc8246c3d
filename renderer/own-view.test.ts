import { expect, it } from 'vitest';
import { ANYONE } from '#domain/user/visitor.ts';
import type { PageResult, RenderedPage } from './render-context.ts';
import { renderPath, privateCallOf, testContext } from './testing.tsx';

function page(result: PageResult): RenderedPage {
  if (result.kind !== 'page') throw new Error('redirected');
  return result;
}

it('[NEWS-010] draws a public page as its user may see it with his session, its subject too, and keeps it out of search engines', async () => {
  const subject = { kind: 'article' as const, parameter: 'alias', prefix: 'news' };
  const pages = [{ route: '/news/[alias]', subject, body: { main: [{ type: 'article-content' }] } }];
  const pieceOf = (value: string) => () => ({
    urls: { WEBSITE: '/news/a' },
    headline: 'A',
    contentItems: [{ type: 'NewsParagraph', value }],
  });
  const context = testContext(pages, { getArticle: pieceOf('kurz') });
  const own = { isOwnView: true, call: privateCallOf({ getArticle: pieceOf('ganz') }) } as const;
  const reader = { ...ANYONE, isAnyone: false, who: { email: 'a@example.org' } };
  const whole = page(await renderPath('/news/a', context, { ...own, visitor: reader }));
  expect([whole.html.includes('ganz'), whole.head.robots, whole.head.canonical]).toEqual([true, 'noindex', `${context.origin}/news/a`]);
  const open = page(await renderPath('/news/a', context, { call: own.call, visitor: reader }));
  expect([open.html.includes('kurz'), open.head.robots]).toEqual([true, 'index']);
  // Anonymous visitors have no own view.
  expect(await renderPath('/news/a', context, { ...own, query: { page: '1' } })).toEqual({
    kind: 'redirect',
    status: 303,
    location: 'https://mein.parkett.example/login?from=%2Fnews%2Fa%3Fpage%3D1%26ansicht%3Dkonto',
  });
  const moved = await renderPath('/news/b', context, { ...own, visitor: reader });
  expect(moved).toMatchObject({ status: 301, location: '/news/a?ansicht=konto' });
});
