import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('[SHELL-088] says in whose account support works and lets it out, and is not there otherwise', async () => {
  const screen = await showBlock('impersonation-end', 'in the account of somebody');
  expect(screen.getByText(/Du befindest dich im Admin-View des Nutzers anna@example\.org/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Admin-View beenden' })).toBeTruthy();
  await showBlock('impersonation-end', 'of support');
  expect(document.querySelector('form')).toBeNull();
});
