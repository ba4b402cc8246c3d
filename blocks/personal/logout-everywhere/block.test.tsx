import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('logs out everywhere with a form that works without a script', async () => {
  const screen = await showBlock('logout-everywhere', 'logged in');
  expect(screen.getByRole('button', { name: 'Überall abmelden' })).toBeTruthy();
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/konto');
});

it('offers support no way to log a customer out', async () => {
  const screen = await showBlock('logout-everywhere', 'support');
  expect(screen.queryByRole('button')).toBeNull();
});
