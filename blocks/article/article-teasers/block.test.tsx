import { screen } from '@testing-library/react';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('links the articles of the category with headline, picture and day', async () => {
  const body = await mountBlock('article-teasers', 'Rubrik');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Aktien kaufen: von der Idee bis zur Order',
    'ETF erklärt',
  ]);
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/bilder/aktien-kaufen.svg');
  expect(body.querySelector('time')?.textContent).toBe('3. Februar 2026');
});

it('leaves out the article that the page shows and asks for one more instead', async () => {
  await mountBlock('article-teasers', 'auf der Seite eines der Artikel');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'ETF erklärt' })).toBeDefined();
  const { props, page, subject, index } = fixtureOf('article-teasers', 'auf der Seite eines der Artikel');
  expect(
    needs({ props: { type: 'article-teasers', category: String(props['category']), count: 1 }, page, subject, index }).articles.input.query
      ?.perPage,
  ).toBe(2);
});

it('shows the articles about the instrument of the page first, each once', async () => {
  const fixture = 'auf der Seite eines Instruments';
  await mountBlock('article-teasers', fixture);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'ETF erklärt',
    'Aktien kaufen: von der Idee bis zur Order',
  ]);
  const { page, subject, index } = fixtureOf('article-teasers', fixture);
  const { related } = needs({ props: { type: 'article-teasers', category: 'ratgeber', count: 2 }, page, subject, index });
  expect(related?.input.query).toEqual({ category: 'ratgeber', page: 0, perPage: 2, entityType: 'STOCK', entityValue: '82849' });
});

it('asks for the articles about a type of instruments where the document names one', () => {
  const { page, index } = fixtureOf('article-teasers', 'Rubrik');
  const { related } = needs({
    props: { type: 'article-teasers', category: 'analysen', about: 'BOND', count: 3 },
    page,
    subject: undefined,
    index,
  });
  expect(related?.input.query).toEqual({ category: 'analysen', page: 0, perPage: 3, entityType: 'BOND' });
});

it('leaves out what a lead story on the page shows, and asks for as many more', async () => {
  const asked = needs(fixtureOf('article-teasers', 'unter einem Aufmacher') as unknown as Parameters<typeof needs>[0]);
  expect([asked.articles.input, asked.shown?.input]).toMatchObject([
    { query: { perPage: 4 } },
    { query: { source: 'redaktion', perPage: 3 } },
  ]);
  const body = await mountBlock('article-teasers', 'unter einem Aufmacher');
  expect([...body.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))).toEqual(['/ratgeber/etf-erklaert']);
});

it('says so when nothing has appeared yet', async () => {
  await mountBlock('article-teasers', 'leere Rubrik');
  expect(screen.getByText('In dieser Rubrik ist noch nichts erschienen.')).toBeDefined();
});
