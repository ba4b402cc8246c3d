import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { ArticleListProps } from '../../generated/props.ts';
import { needs } from './data.ts';

const queryOf = (name: string) => needs(fixtureOf('article-list', name) as unknown as BlockInput<ArticleListProps>).articles.input.query;

it('[NEWS-007] [CONST-006] asks for 25 pieces of the page in the address, which counts from 0', () => {
  expect(queryOf('erste von drei Seiten')).toMatchObject({ category: 'ratgeber', page: 0, perPage: 25 });
  expect(queryOf('zweite von drei Seiten')).toMatchObject({ page: 1, perPage: 25 });
});

it('[NEWS-007] leads to the other pages of news and podcasts', async () => {
  const screen = await showBlock('article-list', 'zweite von drei Seiten');
  expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/news/podcast?page=2');
  expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe('/news/podcast');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('links each piece with headline and day, and counts them', async () => {
  const screen = await showBlock('article-list', 'erste von drei Seiten');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'ETF erklärt' }).getAttribute('href')).toBe('/ratgeber/etf-erklaert');
  expect(screen.getByText('60 Beiträge')).toBeTruthy();
  expect(screen.getByText('24. Februar 2026')).toBeTruthy();
});

it('leads back from behind the last page, and says when there is nothing yet', async () => {
  const screen = await showBlock('article-list', 'hinter der letzten Seite');
  expect(screen.getByRole('link', { name: 'Zur ersten Seite' }).getAttribute('href')).toBe('/news/wissen');
  await showBlock('article-list', 'leere Rubrik');
  expect(screen.getByText('In dieser Rubrik ist noch nichts erschienen.')).toBeTruthy();
});

it('[NEWS-006] reads the episodes of a podcast from its streams, in its category', () => {
  const { podcast } = fixtureOf('news-intro', 'ein Podcast').subject as unknown as { podcast: object };
  const asked = (subject: object) =>
    needs({ props: {}, page: { path: '/', query: {} }, subject } as unknown as BlockInput<ArticleListProps>);
  expect(asked({ kind: 'podcast', podcast }).articles.input.query).toEqual({
    contentStreamIds: '8102,8112',
    idCategoryFormat: 308,
    page: 0,
    perPage: 25,
  });
  expect(asked({ kind: 'podcast', podcast: { alias: 'alt' } }).articles.input.query).toMatchObject({ podcast: 'alt' });
});

it('asks for pieces about types of instruments, or of a source that is shown like a category', () => {
  const asked = (props: object, subject?: object) =>
    needs({ props, page: { path: '/', query: {} }, subject } as unknown as BlockInput<ArticleListProps>).articles.input.query;
  const category = { alias: 'rohstoff-news' };
  expect(asked({ entityTypes: ['COMMODITY', 'PRECIOUS_METAL'] }, { kind: 'category', category })).toEqual({
    entityTypes: 'COMMODITY,PRECIOUS_METAL',
    page: 0,
    perPage: 25,
  });
  expect(asked({}, { kind: 'category', category, source: 'kurswerk' })).toEqual({ source: 'kurswerk', page: 0, perPage: 25 });
});

it('shows the newest of a source alone, wherever the address stands', async () => {
  expect(queryOf('die neuesten der Redaktion')).toEqual({ source: 'redaktion', page: 0, perPage: 2 });
  const screen = await showBlock('article-list', 'die neuesten der Redaktion');
  expect([screen.queryByRole('navigation'), screen.queryByText('60 Beiträge')]).toEqual([null, null]);
});

it('asks on the page of an instrument for what is about it, and says when nothing is', async () => {
  expect(queryOf('nichts über ein Instrument')).toEqual({ entityType: 'STOCK', entityValue: '82849', page: 0, perPage: 25 });
  const screen = await showBlock('article-list', 'nichts über ein Instrument');
  expect(screen.getByText('Zu diesem Wert ist noch nichts erschienen.')).toBeTruthy();
});
