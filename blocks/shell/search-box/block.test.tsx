import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('is a plain form that asks the page of results, and a link to it on phones', async () => {
  const screen = await showBlock('search-box', 'in the header');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
  expect([field.form?.getAttribute('action'), field.form?.method, field.name]).toEqual(['/suche', 'get', 'q']);
  expect(screen.getByRole('link', { name: 'Suche' }).getAttribute('href')).toBe('/suche');
});
