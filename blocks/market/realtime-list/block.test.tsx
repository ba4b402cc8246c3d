import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RealtimeListProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { IndexSubject } from '#subjects/index/subject.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

const names = (rows: readonly HTMLElement[]) =>
  rows.slice(1).map((row) => within(row).getByRole('rowheader').querySelector('.instrument-link')?.textContent);

it('names the index, its state and how many values it has', async () => {
  const screen = await showBlock('realtime-list', 'three members');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('DAX: Kurse aller Werte');
  expect(screen.getByText('3 von 40 Werten; zu den übrigen liegen keine Kurse vor')).toBeTruthy();
});

it('shows bid, ask, price, change, pieces, time and quality of each, ready for the live updater', async () => {
  const screen = await showBlock('realtime-list', 'three members');
  const row = screen.getByRole('link', { name: 'SAP' }).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual(['157,66', '157,70', '157,68\u00A0EUR', '+1,82\u00A0% gestiegen', '1.284.533', 'verzögert 17:38:08']);
  const fields = [...(row?.querySelectorAll<HTMLElement>('td [data-notation="163500"]') ?? [])].map(({ dataset }) => dataset['field']);
  expect(fields).toEqual(['bid', 'ask', 'last', 'performancePct', 'totalVolume', 'quality', 'datetimeLast']);
});

it('sorts by name first, and by what the query says', async () => {
  expect(names((await showBlock('realtime-list', 'three members')).getAllByRole('row'))).toEqual(['Münchener Rück', 'SAP', 'unbekannt']);
  document.body.innerHTML = '';
  const screen = await showBlock('realtime-list', 'by price, highest first');
  expect(names(screen.getAllByRole('row'))).toEqual(['SAP', 'Münchener Rück', 'unbekannt']);
  const head = screen.getByRole('columnheader', { name: 'Kurs' });
  expect([head.getAttribute('aria-sort'), within(head).getByRole('link').getAttribute('href')]).toEqual([
    'descending',
    '/realtime/DAX?sortierung=kurs&richtung=auf',
  ]);
});

it('shows the members when the index itself could not be asked', async () => {
  const screen = await showBlock('realtime-list', 'without the index itself');
  expect(screen.getByText('3 Werte')).toBeTruthy();
});

it('says so when no member is known', async () => {
  const body = await mountBlockWith('realtime-list', 'no members', {});
  expect(body.textContent).toContain('Zu diesem Index sind keine Mitglieder bekannt.');
});

const askedMarket = (fixture: string) =>
  needs(fixtureOf('realtime-list', fixture) as unknown as BlockInput<RealtimeListProps, IndexSubject>).members.input.query?.codeMarket;

/** Offered venues with their addresses, and the current one. */
async function venues(fixture: string) {
  const screen = await showBlock('realtime-list', fixture);
  const links = within(screen.getByRole('navigation', { name: 'Handelsplatz' })).getAllByRole('link');
  return {
    offered: links.map((link) => [link.textContent, link.getAttribute('href')]),
    chosen: links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  };
}

it('offers the venues of the members, the lead venue of each first', async () => {
  expect(askedMarket('with venues')).toBeUndefined();
  expect(await venues('with venues')).toEqual({
    offered: [
      ['Leitbörse', '/realtime/DAX'],
      ['Xetra', '/realtime/DAX?handelsplatz=_GER'],
      ['Tradegate BSX', '/realtime/DAX?handelsplatz=_GAT'],
      ['Berlin', '/realtime/DAX?handelsplatz=_BER'],
      ['Lang & Schwarz', '/realtime/DAX?handelsplatz=%40_LUSG'],
    ],
    chosen: ['Leitbörse'],
  });
});

it('[INSTR-033] does not offer what hideNotations names, and has defaultNotation chosen', async () => {
  expect(askedMarket('one venue first, one hidden')).toBe('_GAT');
  const order = 'sortierung=kurs&richtung=ab';
  expect(await venues('one venue first, one hidden')).toEqual({
    offered: [
      ['Leitbörse', `/realtime/DAX?handelsplatz=leitboerse&${order}`],
      ['Xetra', `/realtime/DAX?handelsplatz=_GER&${order}`],
      ['Tradegate BSX', `/realtime/DAX?${order}`],
      ['Lang & Schwarz', `/realtime/DAX?handelsplatz=%40_LUSG&${order}`],
    ],
    chosen: ['Tradegate BSX'],
  });
});

it.each([
  ['the venue of the address', '@_LUSG', 'Lang & Schwarz'],
  ['the lead venue of the address', undefined, 'Leitbörse'],
  ['a hidden venue in the address', '_GAT', 'Tradegate BSX'],
])('[INSTR-033] with %s asks for prices at %s and marks %s', async (fixture, market, name) => {
  expect([askedMarket(fixture), (await venues(fixture)).chosen]).toEqual([market, [name]]);
});

it('keeps the venue when it sorts anew', async () => {
  const screen = await showBlock('realtime-list', 'the venue of the address');
  const head = within(screen.getByRole('columnheader', { name: 'Kurs' })).getByRole('link');
  expect(head.getAttribute('href')).toBe('/realtime/DAX?handelsplatz=%40_LUSG&sortierung=kurs&richtung=ab');
});

it('says so when there are no prices at a venue', async () => {
  const screen = await showBlock('realtime-list', 'a venue without prices');
  expect(screen.getByText('An diesem Handelsplatz liegt zu keinem Wert ein Kurs vor.')).toBeTruthy();
});
