import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('starts from the name that the search has', async () => {
  const screen = await showBlock('saved-search-name', 'of a search');
  expect(screen.getByLabelText<HTMLInputElement>('Neuer Name').value).toBe('Europa');
  expect(new FormData(document.querySelector('form') ?? undefined).get('path:searchId')).toBe('2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11');
});

it('is not there where no search is named', async () => {
  await showBlock('saved-search-name', 'of none');
  expect(document.querySelector('form')).toBeNull();
});
