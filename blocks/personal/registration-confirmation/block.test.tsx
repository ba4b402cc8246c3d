import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('has the code of the mail’s link filled in', async () => {
  const screen = await showBlock('registration-confirmation', 'from the mail');
  expect(screen.getByLabelText<HTMLInputElement>('Code aus der E-Mail').value).toBe('3f9c1b7ad2e84c60');
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/registrierung/bestaetigung');
});

it('says when a code holds no more, and where to get another', async () => {
  const screen = await showBlock('registration-confirmation', 'unknown code');
  expect(screen.getByRole('alert').textContent).toContain('Dieser Code gilt nicht');
  expect(screen.getByRole('link', { name: /registriere dich noch einmal/ })).toBeTruthy();
});

it('asks for the password only where the provider wants it', async () => {
  expect((await showBlock('registration-confirmation', 'from the mail')).queryByLabelText(/Passwort/)).toBeNull();
  const screen = await showBlock('registration-confirmation', 'password wanted');
  const password = screen.getByLabelText('Passwort deiner Registrierung');
  expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual(['password', 'current-password']);
  expect(screen.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe(`#${password.id}`);
});
