import { expect, it } from 'vitest';
import { pageMarkup, type PageMarkup } from './markup.ts';

const block = (type: string) =>
  ({ type, html: `<p>${type}</p>`, isRunningText: type === 'paragraph' }) as PageMarkup['slots']['main'][number];
const columnsOf = (main: string, aside: readonly string[]): string | undefined =>
  /<div class="(page-columns[^"]*)">/u.exec(
    pageMarkup({
      header: '',
      trail: '',
      footer: '',
      area: { classes: 'page-main', isExtraLarge: false, hasSky: false },
      slots: { top: [], main: [block(main)], aside: aside.map(block) },
    } as unknown as PageMarkup),
  )?.[1];

it.each([
  ['paragraph', ['article-teasers'], 'page-columns page-columns--aside page-columns--text'],
  ['paragraph', [], 'page-columns'],
  ['article-list', ['article-teasers'], 'page-columns page-columns--aside'],
])('says of columns of %s beside %o ahead of them what they are: %s', (main, aside, expected) => {
  expect(columnsOf(main, aside)).toBe(expected);
});
