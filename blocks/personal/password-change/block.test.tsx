import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for both passwords as password managers know them', async () => {
  const screen = await showBlock('password-change', 'of a user');
  const fields = ['Bisheriges Passwort', 'Neues Passwort'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(fields).toEqual(['current-password', 'new-password']);
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('password-change', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
