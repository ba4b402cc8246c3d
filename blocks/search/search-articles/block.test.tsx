import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('links pieces that fit, says how many there are, and names advertising as such', async () => {
  const screen = await showBlock('search-articles', 'zwei von zwölf');
  expect(screen.getByText('2 von 12')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Aktien kaufen/ }).getAttribute('href')).toBe('/ratgeber/aktien-kaufen');
  expect(screen.getByRole('link', { name: /Handeln von acht/ }).closest('li')?.textContent).toContain('Werbung');
});

it('is not there without hits', async () => {
  await showBlock('search-articles', 'nichts dazu');
  expect(document.body.innerHTML).toBe('');
});
