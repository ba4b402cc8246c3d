import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('[SEARCH-002] is a plain form with the placeholder of a search field', async () => {
  const screen = await showBlock('search-form', 'noch ohne Text');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect([field.placeholder, field.value, field.name, field.form?.method]).toEqual(['Suchen...', '', 'q', 'get']);
  expect(field.form?.getAttribute('action')).toBe('/suche');
});

it('says what was looked for, ready to be changed', async () => {
  const screen = await showBlock('search-form', 'mit Text');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suche nach „Deutsche Bank“');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Deutsche Bank');
});
