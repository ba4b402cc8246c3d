import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks before it logs out, with a form that works without a script', async () => {
  const screen = await showBlock('logout', 'logged in');
  expect(screen.getByText('anna@example.org')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeTruthy();
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/logout']);
});

it('says that it is done, and offers the ways on', async () => {
  const screen = await showBlock('logout', 'logged out');
  expect(screen.getByRole('status').textContent).toContain('Du bist abgemeldet.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Wieder anmelden' }).getAttribute('href')).toBe('/login?from=%2Fkonto');
});
