import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

it('[ARTICLE-029] shows teasers of the given articles with title, image and link, in the given order', async () => {
  const body = await mountBlock('article-teaser-list', 'zwei Artikel');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ETF erklärt', '/ratgeber/etf-erklaert'],
    ['Aktien kaufen: von der Idee bis zur Order', '/ratgeber/aktien-kaufen'],
  ]);
  expect(body.querySelectorAll('img')).toHaveLength(1);
});

it('[ARTICLE-029] asks for them by their aliases in one call', () => {
  const asked = needs(fixtureOf('article-teaser-list', 'zwei Artikel') as unknown as Parameters<typeof needs>[0]);
  expect(asked.articles.input).toEqual({ query: { aliases: 'ratgeber/etf-erklaert,ratgeber/aktien-kaufen', perPage: 2 } });
});

it('leaves out what is not there any more, and itself where nothing is left', async () => {
  await mountBlock('article-teaser-list', 'ein Artikel ist nicht mehr da');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect((await mountBlock('article-teaser-list', 'keiner ist mehr da')).innerHTML).toBe('');
});
