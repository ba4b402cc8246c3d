import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { InstrumentNewsProps } from '../../generated/props.ts';
import { needs } from './data.ts';

it('asks for what is about the instrument in every category', () => {
  const input = fixtureOf('instrument-news', 'two pieces') as unknown as BlockInput<InstrumentNewsProps, InstrumentSubject>;
  expect(needs(input).news.input).toEqual({ query: { entityType: 'STOCK', entityValue: '82849', page: 0, perPage: 6 } });
});

it('links each piece, and says when and from whom it is', async () => {
  const screen = await showBlock('instrument-news', 'two pieces');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const item of screen.getAllByRole('listitem')) {
    expect(item.querySelector('a')?.getAttribute('href')).toMatch(/^\//);
    expect(item.querySelector('.instrument-news__stand')?.textContent).toMatch(/^\d\d\.\d\d\.\d{4}.* · \S/);
  }
});

it('leads to all pieces about the instrument, not to all there are', async () => {
  const screen = await showBlock('instrument-news', 'two pieces');
  expect(screen.getByRole('link', { name: 'Alle Nachrichten' }).getAttribute('href')).toBe('/aktien/nachrichten/SAP-Aktie-DE0007164600');
});

it('names the underlying of a product, which the pieces are about', async () => {
  const name = 'about the underlying of a product';
  const input = fixtureOf('instrument-news', name) as unknown as BlockInput<InstrumentNewsProps, InstrumentSubject>;
  const queries = needs(input);
  expect([queries.news.input, queries.product?.input]).toEqual([
    { query: { entityType: 'DERIVATIVE', entityValue: '100000123', page: 0, perPage: 6 } },
    { path: { entityValue: '100000123' } },
  ]);
  const screen = await showBlock('instrument-news', name);
  expect(screen.getByRole('heading').textContent).toBe('Nachrichten zum Basiswert');
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it.each(['nothing about it', 'no answer'])('is not there without any: %s', async (name) => {
  await showBlock('instrument-news', name);
  expect(document.body.innerHTML).toBe('');
});
