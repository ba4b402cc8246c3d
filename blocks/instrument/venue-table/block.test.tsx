import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';

const venues = (): (string | undefined)[] =>
  [...document.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent ?? undefined);

it('shows every venue with its own price, quality and time', async () => {
  const screen = await showBlock('venue-table', 'three venues');
  expect(venues()).toEqual(['Xetra', 'Tradegate', 'Stuttgart']);
  expect(screen.getAllByRole('row')[2]?.textContent?.replaceAll('\u00A0', ' ')).toMatch(
    /157,44 EUR−0,04 % gefallen157,40157,5684\.210Realtime 31\.07\.2026, 17:39:51( Uhr)?$/,
  );
});

it('shows the date of a quote from another day', async () => {
  await showBlock('venue-table', 'three venues');
  expect(document.querySelectorAll('tbody tr')[2]?.lastElementChild?.textContent).toBe('Schlusskurs 30.07.2026');
});

it('has the venue with the largest turnover first, and keeps bid and ask beneath it where the table is narrow', async () => {
  const { data } = fixtureOf('venue-table', 'three venues') as unknown as { data: { quotes: { list: { totalVolume?: number }[] } } };
  const list = data.quotes.list.map((quote, index) => ({ ...quote, totalVolume: index === 0 ? undefined : index * 1_000 }));
  await mountBlockWith('venue-table', 'three venues', { data: { quotes: { list } } });
  expect(venues()).toEqual(['Stuttgart', 'Tradegate', 'Xetra']);
  expect(document.querySelector('tbody th .data-table__fold')?.textContent).toMatch(/^Geld [\d,–]+ \/ Brief [\d,–]+$/);
});

it('has no columns for what no venue tells, such as bid and ask of a fund', async () => {
  const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const { data } = fixtureOf('venue-table', 'three venues') as unknown as { data: { quotes: { list: { bid?: number; ask?: number }[] } } };
  const list = data.quotes.list.map((quote) => ({ ...quote, bid: undefined, ask: undefined }));
  await mountBlockWith('venue-table', 'three venues', { data: { quotes: { list } } });
  expect(heads()).toEqual(['Handelsplatz', 'Kurs', 'Veränderung', 'Stück', 'Stand']);
  expect(document.querySelector('.data-table__fold')?.textContent).not.toContain('Geld');
});

it('leaves out hidden notations', async () => {
  await showBlock('venue-table', 'one venue hidden');
  expect(venues()).toEqual(['Xetra', 'Tradegate']);
});

it('shows the busiest venues where a page limits them, and leads to all', async () => {
  const screen = await showBlock('venue-table', 'two of three venues');
  expect(venues()).toEqual(['Xetra', 'Tradegate']);
  expect(screen.getByRole('link', { name: 'Alle 3 Handelsplätze' }).getAttribute('href')).toBe(
    '/aktien/handelsplaetze/SAP-Aktie-DE0007164600',
  );
  await showBlock('venue-table', 'three venues');
  expect(document.querySelector('.venue-table__more')).toBeNull();
});

it('shows dashes for what a venue does not tell', async () => {
  await showBlock('venue-table', 'sparse venue');
  expect([...document.querySelectorAll('tbody td')].map((cell) => cell.textContent).slice(1, 3)).toEqual(['–', '–']);
});

it('says so when there is no venue', async () => {
  const screen = await showBlock('venue-table', 'no venue');
  expect(screen.getByText('Für dieses Wertpapier ist kein Handelsplatz bekannt.')).toBeTruthy();
});
