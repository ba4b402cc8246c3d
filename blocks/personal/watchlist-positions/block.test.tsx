import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const formOf = (name: string): HTMLFormElement => {
  const form = document.querySelector<HTMLFormElement>(`form[data-form="watchlist-positions.${name}"]`);
  if (form === null) throw new Error(`no form ${name}`);
  return form;
};

it('shows what stands on the list, each with a way out', async () => {
  const screen = await showBlock('watchlist-positions', 'two positions');
  const [sap] = screen.getAllByRole('listitem');
  if (sap === undefined) throw new Error('no positions');
  expect(sap.textContent).toContain('10 Stück · seit 31.07.2026');
  expect(within(sap).getByRole('button').textContent).toBe('Entfernen (SAP)');
  expect(new FormData(formOf('remove')).get('path:positionId')).toBe('0b6a3c11-52f7-4f0e-9b7d-1a2b3c4d5e6f');
});

it('has a row for one instrument and a file for many, each in a form of its own', async () => {
  const screen = await showBlock('watchlist-positions', 'empty');
  expect(within(screen.getByRole('group', { name: 'Instrument 1' })).getAllByRole('textbox')).toHaveLength(3);
  expect(formOf('add').getAttribute('enctype')).toBeNull();
  expect(formOf('import').enctype).toBe('multipart/form-data');
  const file = screen.getByLabelText('Datei mit ISIN oder WKN');
  expect([file.getAttribute('type'), file.getAttribute('accept'), file.getAttribute('name')]).toEqual(['file', '.csv,.txt,.tsv', 'text']);
  expect(new FormData(formOf('import')).get('path:entityValue')).toBe('2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11');
});

it('each row is a group with its values, its faults, and a button that says what it takes away', async () => {
  const screen = await showBlock('watchlist-positions', 'three rows with faults');
  const [first, second, third] = screen.getAllByRole('group');
  if (first === undefined || second === undefined || third === undefined) throw new Error('no rows');
  expect(within(first).getByLabelText<HTMLInputElement>(/ISIN/).value).toBe('DE0007164600');
  expect(within(second).getByLabelText(/ISIN/).getAttribute('aria-invalid')).toBe('true');
  expect(within(third).getByLabelText<HTMLInputElement>(/Notiz/).value).toBe('Wichtig');
  const removing = [first, second, third].map((row) => within(row).getByRole('button').getAttribute('aria-label'));
  expect(removing).toEqual([
    'Zeile entfernen: Instrument 1, DE0007164600',
    'Zeile entfernen: Instrument 2, XY',
    'Zeile entfernen: Instrument 3',
  ]);
  const told = within(screen.getByRole('alert')).getAllByRole('link');
  expect(told.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.getAttribute('name'))).toEqual([
    'rows.1.code',
    'rows.2.code',
  ]);
  // Enter activates the first button, which must submit the form and not remove a row.
  expect(formOf('add').querySelector('button')?.name).toBe('');
});

it('shows what was recognised in a file and why not all of it comes along', async () => {
  const screen = await showBlock('watchlist-positions', 'asked whether to take a file');
  const text = screen.getByRole('form', { name: 'Auf die Watchlist nehmen?' }).textContent;
  expect(text).toContain('Dieses Instrument kommt auf „Meine Favoriten“:Siemens (DE0007236101)');
  expect(text).toContain('Zeile 3: SAP (DE0007164600) steht schon darauf');
  expect(text).toContain('Zeile 4: DE0000000009 kennen wir nicht');
  expect(text).toContain('Eine Zeile ohne ISIN und WKN ist übergangen.');
});

it('keeps a file that was sent, and says so', async () => {
  const screen = await showBlock('watchlist-positions', 'a file too large, and one that is kept');
  expect(new FormData(formOf('import')).get('text.kept')).toBe('DE0007164600');
  expect(screen.getByText(/„liste.csv“ ist noch da/)).toBeTruthy();
});

it('has no forms for support', async () => {
  await showBlock('watchlist-positions', 'in the admin view');
  expect(document.forms).toHaveLength(0);
});
