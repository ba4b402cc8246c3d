import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for what an account needs, in a form that works by itself', async () => {
  const screen = await showBlock('registration', 'empty');
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/aktien/SAP-Aktie-DE0007164600']);
  expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('type')).toBe('email');
  expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('email');
  expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('maxlength')).toBe('254');
  const password = screen.getByLabelText('Passwort');
  expect([password.getAttribute('type'), password.getAttribute('autocomplete'), password.getAttribute('maxlength')]).toEqual([
    'password',
    'new-password',
    null,
  ]);
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Mindestens 10 Zeichen');
  expect(screen.getByLabelText('Vorname (freiwillig)')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is wrong at the fields and above them, each with the way to its field, and keeps all but passwords', async () => {
  const screen = await showBlock('registration', 'with findings');
  const summary = screen.getByRole('alert');
  expect([summary.getAttribute('tabindex'), summary.hasAttribute('autofocus')]).toEqual(['-1', true]);
  const links = [...summary.querySelectorAll('a')].map((link) =>
    document.querySelector(link.getAttribute('href') ?? '#')?.getAttribute('name'),
  );
  expect(links).toEqual(['email', 'password', 'hasAcceptedTerms']);
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['anna@example', 'true']);
  const described = (email.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described[1]).toContain('Fehler: Bitte gib eine vollständige E-Mail-Adresse an');
  expect(screen.getByLabelText('Passwort').getAttribute('value')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Schickt mir den Newsletter').checked).toBe(true);
});

it('tells what concerns no field above all', async () => {
  const screen = await showBlock('registration', 'provider away');
  expect(screen.getByRole('alert').textContent).toContain('Wir erreichen gerade den Dienst nicht');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
});
