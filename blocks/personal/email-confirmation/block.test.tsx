import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('has the code that the link brought along, and the way to another one', async () => {
  const screen = await showBlock('email-confirmation', 'of a user');
  expect(screen.getByLabelText<HTMLInputElement>('Code aus der E-Mail').value).toBe('3f9c1b7ad2e84c60');
  expect(screen.getByRole('link', { name: 'fordere einen neuen Code an' }).getAttribute('href')).toBe('/konto/angaben');
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('email-confirmation', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
