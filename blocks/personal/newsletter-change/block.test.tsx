import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it.each([
  ['of a user', true],
  ['without the newsletter', false],
])('shows what was chosen: %s', async (fixture, isTicked) => {
  const screen = await showBlock('newsletter-change', fixture);
  expect(screen.getByLabelText<HTMLInputElement>('Schickt mir den Newsletter').checked).toBe(isTicked);
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('newsletter-change', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
