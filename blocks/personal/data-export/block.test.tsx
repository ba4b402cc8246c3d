import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('hands the file over by a plain link', async () => {
  const screen = await showBlock('data-export', 'of a user');
  expect(screen.getByRole('link', { name: 'Daten herunterladen' }).getAttribute('href')).toBe('/api/user-data');
});

it('has no link for support in the account of somebody', async () => {
  const screen = await showBlock('data-export', 'in the admin view');
  expect(screen.queryByRole('link')).toBeNull();
});
