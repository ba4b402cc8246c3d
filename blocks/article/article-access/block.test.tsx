import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('[NEWS-010] says at the end of an excerpt who may read on', async () => {
  const screen = await showBlock('article-access', 'an excerpt');
  const end = screen.getByRole('complementary', { name: 'Hier endet die Leseprobe' });
  expect(end.textContent).toContain('Premium Plus');
});

it('[NEWS-010] says what that costs and brings, with a button to the product and a login that leads back to the piece', async () => {
  const screen = await showBlock('article-access', 'an excerpt');
  const { textContent } = screen.getByRole('complementary', { name: 'Hier endet die Leseprobe' });
  expect(textContent).toContain('9,90\u00A0€ im Monat');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Premium Plus ansehen' }).getAttribute('href')).toBe('/premium/plus');
  expect(screen.getByRole('link', { name: 'Melde dich an und lies hier weiter' }).getAttribute('href')).toBe('/news/excerpt?ansicht=konto');
});

it('[NEWS-010] names no price where the page names no product', async () => {
  const screen = await showBlock('article-access', 'an excerpt without a product');
  expect(screen.getByRole('complementary', { name: 'Hier endet die Leseprobe' }).textContent).not.toContain('€');
  expect(screen.getByRole('link', { name: 'Melde dich an und lies hier weiter' })).toBeDefined();
});

it('[NEWS-010] is not there at the end of a whole piece', async () => {
  await showBlock('article-access', 'a whole piece');
  expect(document.querySelector('.article-access')).toBeNull();
});
