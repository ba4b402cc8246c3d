import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

const linked = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('[ARTICLE-030] shows teasers of the newest articles of the category', async () => {
  await mountBlock('category-teaser-list', 'eine Rubrik');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Neue Ratgeber');
  expect(linked()).toEqual(['/ratgeber/aktien-kaufen', '/ratgeber/etf-erklaert']);
});

it('[ARTICLE-030] asks for one more than it shows, and leaves out the article that it stands in', async () => {
  const asked = needs(fixtureOf('category-teaser-list', 'in einem der Artikel') as unknown as Parameters<typeof needs>[0]);
  expect(asked.articles.input).toEqual({ query: { category: 'ratgeber', page: 0, perPage: 2 } });
  await mountBlock('category-teaser-list', 'in einem der Artikel');
  expect(linked()).toEqual(['/ratgeber/etf-erklaert']);
});

it('asks for those about the first instrument of the article where it is told to, and shows them first', async () => {
  const input = fixtureOf('category-teaser-list', 'verwandte zuerst') as unknown as Parameters<typeof needs>[0];
  const [instrument] = input.subject?.kind === 'article' ? input.subject.article.instruments : [];
  expect(needs(input).related?.input).toMatchObject({
    query: { entityType: instrument?.entityType, entityValue: instrument?.entityValue },
  });
  await mountBlock('category-teaser-list', 'verwandte zuerst');
  expect(linked()).toEqual(['/ratgeber/etf-erklaert', '/ratgeber/aktien-kaufen']);
});

it('is not there where nothing has appeared', async () => {
  expect((await mountBlock('category-teaser-list', 'leere Rubrik')).innerHTML).toBe('');
});
