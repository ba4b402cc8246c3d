import { expect, it } from 'vitest';
import { renderPath, testContext } from '#renderer/testing.tsx';

it('[NEWS-006] a podcast’s page says the third level of its content as the podcast does, and others say none', async () => {
  const pages = [
    { route: '/news/podcast/[alias]', subject: { kind: 'podcast' as const, parameter: 'alias' }, body: { main: [{ type: 'plain' }] } },
    { route: '/news', body: { main: [{ type: 'plain' }] } },
  ];
  const podcast = {
    alias: 'zinsen',
    title: 'Zinsen',
    url: '/news/podcast/zinsen',
    authors: [],
    numberEpisodes: 0,
    contentLevel3: 'zins-podcast',
  };
  const context = testContext(pages, { getArticleDirectory: () => ({ categories: [], sources: [], authors: [], podcasts: [podcast] }) });
  const main = async (path: string) => {
    const drawn = await renderPath(path, context);
    return drawn.kind === 'page' ? /<main[^>]*>/u.exec(drawn.html)?.[0] : undefined;
  };
  expect(await main('/news/podcast/zinsen')).toContain('data-content-level-3="zins-podcast"');
  expect(await main('/news')).not.toContain('data-content-level-3');
});
