import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('has the code that the link of the mail brought along, and asks for the password as password managers know it', async () => {
  const screen = await showBlock('password-reset', 'with the code of the mail');
  expect(screen.getByLabelText<HTMLInputElement>('Code aus der E-Mail').value).toBe('3f9c1b7ad2e84c60');
  const password = screen.getByLabelText('Neues Passwort');
  expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual(['password', 'new-password']);
});

it('says at the code that it is too old, and leads to another one', async () => {
  const screen = await showBlock('password-reset', 'with a code that is too old');
  expect(screen.getByLabelText('Code aus der E-Mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'fordere einen neuen Code an' }).getAttribute('href')).toBe('/passwort');
});
