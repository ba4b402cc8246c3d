import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawWith } from '../../kit/testing-draw.ts';
import { showBlock } from '../../kit/testing-dom.ts';

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
  const body = await drawWith('realtime-list', 'no members', {});
  expect(body.textContent).toContain('Zu diesem Index sind keine Mitglieder bekannt.');
});
