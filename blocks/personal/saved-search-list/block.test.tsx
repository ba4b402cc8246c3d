import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('each search opens its finder, says where it belongs, and can be called otherwise or taken away', async () => {
  const screen = await showBlock('saved-search-list', 'two searches');
  const [europe, all] = screen.getAllByRole('listitem');
  if (europe === undefined || all === undefined) throw new Error('no searches');
  expect(within(europe).getByRole('link', { name: 'Europa' }).getAttribute('href')).toBe('/aktien/finder?isoCountry=DE,FR');
  expect(europe.textContent).toContain('Aktien: Finder · gespeichert 31.07.2026');
  const rename = within(europe).getByRole('link', { name: 'Umbenennen (Europa)' }).getAttribute('href');
  expect(rename).toBe('/konto/suchen?suche=2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11&name=Europa');
  expect(within(all).getByRole('link', { name: 'Alle Knock-outs' }).getAttribute('href')).toBe('/derivate/Knock-Outs');
  expect(new FormData(all.querySelector('form') ?? undefined).get('path:searchId')).toBe('7c0f4b52-9d1e-4a63-8f2a-3f5d1c9b7e60');
  expect(screen.getByText('2 von 10')).toBeTruthy();
});

it('support sees the searches and changes none', async () => {
  const screen = await showBlock('saved-search-list', 'in the admin view');
  expect([
    screen.getAllByRole('listitem').length,
    document.querySelector('form'),
    screen.queryByRole('link', { name: /Umbenennen/ }),
  ]).toEqual([2, null, null]);
});

it('asks before one is taken away, of that one only', async () => {
  const screen = await showBlock('saved-search-list', 'asked whether to delete one');
  const [europe, all] = screen.getAllByRole('listitem');
  if (europe === undefined || all === undefined) throw new Error('no searches');
  expect(within(europe).getByRole('heading', { name: 'Suche löschen?' }).getAttribute('autofocus')).toBe('');
  expect(europe.textContent).toContain('„Europa“ ist danach weg.');
  expect(
    within(europe)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ja, löschen', 'Abbrechen']);
  expect([...new FormData(europe.querySelector('form') ?? undefined).keys()]).toEqual(['_form', '_token', '_seal']);
  expect(within(all).getByRole('button').textContent).toBe('Löschen (Alle Knock-outs)');
});

it('tells what did not work, and how one comes to searches', async () => {
  const screen = await showBlock('saved-search-list', 'with a fault');
  expect(screen.getByRole('alert').textContent).toBe('Im Admin-View lassen sich keine Suchen ändern.');
  await showBlock('saved-search-list', 'none');
  expect(document.body.textContent).toContain('Noch keine.');
});
