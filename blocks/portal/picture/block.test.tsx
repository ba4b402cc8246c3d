import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('says what is to be seen, and whose it is', async () => {
  const screen = await showBlock('picture', 'with all that can be said');
  const image = screen.getByRole('img', { name: 'Treppe aus Säulen, die nach rechts wächst' });
  expect(image.getAttribute('src')).toBe('/bilder/aktien-kaufen.svg');
  expect(document.querySelector('figcaption')?.textContent).toBe('Kurse steigen selten auf gerader Linie. Grafik: Parkett');
});

it('takes a picture of any kind, decorating, with its place reserved', async () => {
  await showBlock('picture', 'decorating, named with its ending');
  const image = document.querySelector('img');
  expect(['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
    '/bilder/etf-erklaert.svg',
    '',
    '1200',
    '800',
  ]);
  expect(document.querySelector('figcaption')).toBeNull();
});
