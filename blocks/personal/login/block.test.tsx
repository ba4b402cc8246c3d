import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const action = () => document.querySelector('form')?.getAttribute('action');

it('asks for address and password as password managers know them, in a form that works by itself', async () => {
  const screen = await showBlock('login', 'empty');
  const [email, password] = ['E-Mail-Adresse', 'Passwort'].map((label) => screen.getByLabelText(label));
  expect([email?.getAttribute('type'), email?.getAttribute('autocomplete')]).toEqual(['email', 'username']);
  expect([password?.getAttribute('type'), password?.getAttribute('autocomplete')]).toEqual(['password', 'current-password']);
  expect([document.querySelector('form')?.method, action()]).toEqual(['post', '/login']);
  expect(screen.getByRole('link', { name: 'Leg dir eines an' }).getAttribute('href')).toBe('/registrierung');
});

it('is sent to an address that knows where its visitor came from', async () => {
  await showBlock('login', 'on the way to a page');
  expect(action()).toBe('/login?from=%2Faktien%3Fa%3D1');
});

it('keeps all but the password when it comes back', async () => {
  const screen = await showBlock('login', 'wrong password');
  expect(screen.getByRole('alert').textContent).toContain('gehören nicht zusammen');
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('anna@example.org');
  expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Angemeldet bleiben').checked).toBe(true);
});

it('[USER-041] warns that the bank has a login of its own, and leads there', async () => {
  const screen = await showBlock('login', 'empty');
  const hint = screen.getByRole('complementary', { name: 'Willst du zum Webtrading?' });
  expect(hint.querySelector('a')?.getAttribute('href')).toBe('https://handel.parkett.example');
});

it('offers who is logged in the way on, and the way out', async () => {
  const screen = await showBlock('login', 'logged in');
  expect(screen.getByText('anna@example.org')).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/aktien');
});
