import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('names the product that brings the feature, with its price and its page', async () => {
  const screen = await showBlock('feature-offer', 'a file of prices');
  expect(document.body.textContent?.replaceAll('\u00A0', ' ')).toBe('Kurshistorien als CSV-Datei: mit Premium Plus für 9,90 € im Monat.');
  expect(screen.getByRole('link', { name: 'Premium Plus' }).getAttribute('href')).toBe('/premium/plus');
});

it('says nothing of a feature that is not sold', async () => {
  await showBlock('feature-offer', 'nothing brings it');
  expect(document.body.innerHTML).toBe('');
});
