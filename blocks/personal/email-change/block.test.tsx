import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for the new address and the password as password managers know them', async () => {
  const screen = await showBlock('email-change', 'of a user');
  const fields = ['Neue E-Mail-Adresse', 'Dein Passwort'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(fields).toEqual(['email', 'current-password']);
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('email-change', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
