import { expect, it } from 'vitest';
import type { ArticleFinderProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { needs } from './data.ts';

const queryOf = (name: string) =>
  needs(fixtureOf('article-finder', name) as unknown as BlockInput<ArticleFinderProps>).articles.input.query;

it('asks for what the address says, and for everything where it says nothing that can be read', () => {
  expect(queryOf('nach Wort und Rubrik')).toEqual({ searchValue: 'Zinsen', category: 'wissen', page: 1, perPage: 25 });
  expect(queryOf('ohne Wunsch')).toEqual({ page: 0, perPage: 25 });
});

it('is a plain form that shows what was asked for, and keeps it on the other pages', async () => {
  const screen = await showBlock('article-finder', 'nach Wort und Rubrik');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchwort' }).value).toBe('Zinsen');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rubrik' }).value).toBe('wissen');
  expect(screen.getByText('60 Treffer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/news/finder?suche=Zinsen&rubrik=wissen&page=2');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it('leads to all pieces where nothing fits, and from behind the last page', async () => {
  for (const [name, said] of [
    ['nichts gefunden', 'Dazu ist noch nichts erschienen.'],
    ['hinter der letzten Seite', 'So weit reicht die Liste nicht.'],
  ] as const) {
    const screen = await showBlock('article-finder', name);
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle Beiträge zeigen' }).getAttribute('href')).toBe('/news/finder');
    document.body.replaceChildren();
  }
});
