import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const keys = (form: HTMLFormElement | null): string[] => [...new FormData(form ?? undefined).keys()];

it('each list opens, can be called otherwise and be deleted, and another can be made', async () => {
  const screen = await showBlock('watchlist-lists', 'two lists');
  const [first] = screen.getAllByRole('listitem');
  if (first === undefined) throw new Error('no lists');
  expect(within(first).getByRole('link', { name: 'Meine Favoriten' }).getAttribute('href')).toBe(
    '/watchlist/2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11',
  );
  expect(first.textContent).toContain('4 Positionen · angelegt 31.07.2026');
  expect(within(first).getByRole('link', { name: 'Umbenennen (Meine Favoriten)' }).getAttribute('href')).toContain('?umbenennen=2b1f6c1e');
  expect(within(first).getByRole('button').textContent).toBe('Löschen (Meine Favoriten)');
  expect(screen.getByLabelText('Name der neuen Watchlist').getAttribute('maxlength')).toBe('80');
  expect([...document.forms].map(({ dataset }) => dataset['form'])).toEqual([
    'watchlist-lists.remove',
    'watchlist-lists.remove',
    'watchlist-lists.create',
  ]);
});

it('says what goes with a list before it is deleted', async () => {
  const screen = await showBlock('watchlist-lists', 'asked whether to delete one');
  const form = screen.getByRole('form', { name: 'Watchlist löschen?' });
  expect(form.textContent).toContain('„Dividendenwerte“ und eine Position darauf sind danach weg.');
  expect(keys(document.querySelector<HTMLFormElement>('[aria-labelledby=watchlist-lists-remove-confirm]'))).toEqual([
    '_form',
    '_token',
    '_seal',
  ]);
});

it('what one form is told stands at that form, and the others keep what is theirs', async () => {
  const screen = await showBlock('watchlist-lists', 'one gets another name that is taken');
  expect(screen.getByLabelText('Neuer Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>('Name der neuen Watchlist').value).toBe('');
});

it('support sees the lists and changes none', async () => {
  const screen = await showBlock('watchlist-lists', 'in the admin view');
  expect([screen.getAllByRole('listitem').length, document.forms.length]).toEqual([2, 0]);
});
