import { expect, it } from 'vitest';
import { renderPath, testContext } from '#renderer/testing.tsx';

const article = (alias: string) => ({
  urls: { WEBSITE: `/${alias}` },
  headline: alias,
  contentItems: [{ type: 'NewsParagraph', value: 'Text' }],
});
const known = new Set(['news/analysen/eins', 'ratgeber/zwei', 'anlagethemen/energie/stromnetze']);
const answers = {
  getArticle: ({ path }: { readonly path: { readonly articleId: string } }) => {
    const alias = path.articleId.replace('ALIAS:', '');
    if (!known.has(alias)) throw Object.assign(new Error('unknown'), { status: 404 });
    return article(alias);
  },
};
const body = { main: [{ type: 'article-content' as const }] };
const subject = (prefix: string, more: object = {}) => ({ kind: 'article' as const, parameter: 'alias', prefix, ...more });
const pages = [
  { route: '/news/[...alias]', subject: subject('news'), body },
  { route: '/news/mobile/[...alias]', subject: subject('news', { isSecondAddress: true }), body },
  { route: '/anlagethemen/[...alias]', subject: subject('anlagethemen'), body },
  { route: '/anlagethemen/aktien-termine', title: 'Termine', body: { main: [{ type: 'plain' }] } },
];
const drawn = (path: string) => renderPath(path, testContext(pages, answers));

it('shows a piece at a second address, which tells search engines of the first', async () => {
  for (const [path, first] of [
    ['/news/mobile/analysen/eins', '/news/analysen/eins'],
    ['/news/mobile/ratgeber/zwei', '/ratgeber/zwei'],
  ]) {
    const result = await drawn(path ?? '');
    if (result.kind !== 'page') throw new Error('expected a page');
    expect([result.status, result.head.canonical, result.html.includes('<p>Text</p>')]).toEqual([
      200,
      `https://parkett.example${first}`,
      true,
    ]);
    // Apps show their native header instead.
    expect(result.html).not.toContain('<header>');
  }
});

it('knows no piece at a second address that is none', async () => {
  expect(await drawn('/news/mobile/gibt/es/nicht')).toMatchObject({ status: 404 });
});

it('[NEWS-009] names a theme by several segments, and leaves reserved aliases to their calendars', async () => {
  expect(await drawn('/anlagethemen/energie/stromnetze')).toMatchObject({
    status: 200,
    html: expect.stringContaining('<p>Text</p>') as string,
  });
  expect(await drawn('/anlagethemen/energie/nichts')).toMatchObject({ status: 404 });
  expect(await drawn('/anlagethemen/aktien-termine')).toMatchObject({ status: 200, head: { title: 'Termine • Parkett' } });
});

it('draws the content as the rules of the configuration leave it', async () => {
  const context = testContext(pages, {
    getArticle: () => ({ ...article('ratgeber/zwei'), contentItems: [{ type: 'NewsParagraph', value: 'Verlustverrechnungstopf' }] }),
  });
  const html = async (order: readonly 'soft-hyphens'[]) => {
    const result = await renderPath('/news/mobile/ratgeber/zwei', {
      ...context,
      config: { ...context.config, contentRules: { order: [...order] } },
    });
    return result.kind === 'page' ? result.html : '';
  };
  expect(await html([])).toContain('<p>Verlustverrechnungstopf</p>');
  expect(await html(['soft-hyphens'])).toContain('<p>Ver\u00ADlust\u00ADver');
});
