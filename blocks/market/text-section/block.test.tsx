import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('puts its headline below the main heading of the page, and every paragraph under it', async () => {
  const screen = await showBlock('text-section', 'two paragraphs');
  expect(screen.getByRole('heading', { level: 2, name: 'Cookies' })).toBeTruthy();
  expect(document.querySelectorAll('p')).toHaveLength(2);
});

it('keeps the lines of an address apart', async () => {
  await showBlock('text-section', 'address');
  expect(document.querySelector('p')?.textContent?.split('\n')).toEqual(['Parkett GmbH', 'Musterstraße 1', '10000 Musterstadt']);
});
