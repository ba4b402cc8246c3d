import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it.each(['in the bar', 'in the navigation'])('leads to the login, which leads back to the page: %s', async (name) => {
  const screen = await showBlock('user-entry', name);
  const link = screen.getByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toBe('/login?from=%2Faktien%2FSAP-Aktie-DE0007164600');
});
