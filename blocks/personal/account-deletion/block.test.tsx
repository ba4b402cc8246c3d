import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for the password and a tick, and says what goes and how to take it along', async () => {
  const screen = await showBlock('account-deletion', 'of a user');
  expect(screen.getByLabelText('Dein Passwort').getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByLabelText<HTMLInputElement>(/endgültig gelöscht/).checked).toBe(false);
  expect(screen.getByRole('link', { name: 'deine Daten mitnehmen' }).getAttribute('href')).toBe('/konto/daten');
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('account-deletion', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
