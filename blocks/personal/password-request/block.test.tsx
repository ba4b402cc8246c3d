import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for the address of the account, in a form that works by itself, and leads back to the login', async () => {
  const screen = await showBlock('password-request', 'empty');
  const email = screen.getByLabelText('E-Mail-Adresse');
  expect([email.getAttribute('type'), email.getAttribute('autocomplete')]).toEqual(['email', 'username']);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/passwort');
  expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }).getAttribute('href')).toBe('/login');
});
