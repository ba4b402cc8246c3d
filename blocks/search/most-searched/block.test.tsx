import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('links what is searched most, with prices where there are some', async () => {
  const screen = await showBlock('most-searched', 'zwei Wertpapiere');
  expect(screen.getByRole('link', { name: 'SAP' }).closest('tr')?.querySelector('[data-field="last"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'DAX' })).toBeTruthy();
});

it('says so when nothing is', async () => {
  const screen = await showBlock('most-searched', 'noch nichts');
  expect(screen.getByText('Noch wurde nichts gesucht.')).toBeTruthy();
});
