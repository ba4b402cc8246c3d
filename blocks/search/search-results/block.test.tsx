import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('[SEARCH-021] shows hits by type with their number and leads to all of a type', async () => {
  const screen = await showBlock('search-results', 'zwei Arten');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Aktien', 'Indizes']);
  expect(screen.getByText('13 Treffer')).toBeTruthy();
  expect(screen.getByText('1 von 12')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle 12 Aktien anzeigen' }).getAttribute('href')).toBe('/suche/typ/aktien/sap');
  expect(screen.queryByRole('link', { name: /Alle.*Indizes/ })).toBeNull();
});

it('shows kind, WKN and a living price of a hit', async () => {
  const screen = await showBlock('search-results', 'zwei Arten');
  const row = screen.getByRole('link', { name: 'SAP' }).closest('tr');
  expect(row?.textContent).toContain('WKN 716460');
  expect(row?.querySelector('[data-field="last"]')?.getAttribute('data-notation')).toBe('163500');
});

it('names the codes of a list that nothing has', async () => {
  const screen = await showBlock('search-results', 'zwei Arten');
  expect(screen.getByText('Nicht gefunden: DE000A0XYZ16.')).toBeTruthy();
});

it('[SEARCH-017] says so when there is no hit', async () => {
  const screen = await showBlock('search-results', 'kein Treffer');
  expect(screen.getByText('Es wurden keine Wertpapiere für „xyzzy plugh“ gefunden.')).toBeTruthy();
});

it('says which words were left out, and shows the page that has them before the hits', async () => {
  const screen = await showBlock('search-results', 'ohne ein Wort');
  expect(screen.getByText('Gesucht ohne „kaufen“.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Seiten und Ratgeber', 'Anleihen']);
  expect(screen.getByRole('link', { name: 'Bitcoin kaufen: Wege und Kosten' }).getAttribute('href')).toBe('/bitcoin-kaufen');
});

it('says when a bond was repaid', async () => {
  const screen = await showBlock('search-results', 'ohne ein Wort');
  expect(screen.getByText(/zurückgezahlt am 04\.05\.2026/)).toBeTruthy();
});

it('leads to the currency calculator with the amount that was typed', async () => {
  const screen = await showBlock('search-results', 'ein Betrag');
  const link = screen.getByRole('link', { name: '250 US-Dollar in Euro umrechnen' });
  expect(link.getAttribute('href')).toBe('/devisen/waehrungsrechner?betrag=250&von=USD&nach=EUR');
});
