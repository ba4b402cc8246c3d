import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('makes its headline the main heading', async () => {
  const screen = await showBlock('page-intro', 'with lead');
  expect(screen.getByRole('heading', { level: 1, name: 'Märkte im Überblick' })).toBeTruthy();
  expect(screen.getByText(/auf einen Blick/)).toBeTruthy();
});

it('stands without lead', async () => {
  await showBlock('page-intro', 'headline only');
  expect(document.querySelectorAll('p')).toHaveLength(0);
});
