import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('starts from the name that is stored', async () => {
  const screen = await showBlock('name-change', 'of a user');
  const values = ['Vorname', 'Nachname'].map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).value);
  expect(values).toEqual(['Anna', 'Beispiel']);
});

it('keeps what was written when it comes back', async () => {
  const screen = await showBlock('name-change', 'sent back');
  const values = ['Vorname', 'Nachname'].map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).value);
  expect(values).toEqual(['', 'Neuer']);
});

it('has no form for support in the account of somebody', async () => {
  const screen = await showBlock('name-change', 'in the admin view');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText(/Im Admin-View lässt sich/)).toBeTruthy();
});
