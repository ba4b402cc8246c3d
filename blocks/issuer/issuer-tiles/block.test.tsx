import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ISSUER-009] shows headline, picture, text and an external link of each tile', async () => {
  const body = await mountBlock('issuer-tiles', 'zwei Kacheln');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['Wie ein Knock-out rechnet (öffnet in neuem Tab)', 'https://www.hansekontor.example/wissen', '_blank'],
    ['Handelszeiten (öffnet in neuem Tab)', 'https://www.hansekontor.example/handelszeiten', '_blank'],
  ]);
  expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/bilder/kachel-knock-out.svg',
    '/bilder/kachel-handelszeiten.svg',
  ]);
  expect(screen.getByText('Basispreis, Barriere und Bezugsverhältnis an einem Beispiel.')).toBeDefined();
});

it('is nothing without tiles', async () => {
  expect((await mountBlock('issuer-tiles', 'keine Kacheln')).innerHTML).toBe('');
});
