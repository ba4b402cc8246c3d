import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('links every microsite with its name, sub headline and picture', async () => {
  const body = await mountBlock('issuer-overview', 'zwei Emittenten');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Erzquell', '/derivate/realpush-liste/erzquell'],
    ['Hansekontor', '/derivate/realpush-liste/hansekontor'],
  ]);
  expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/bilder/hero-erzquell.svg',
    '/bilder/hero-hansekontor.svg',
  ]);
});

it('says so when there is none', async () => {
  await mountBlock('issuer-overview', 'kein Emittent');
  expect(screen.getByText('Zurzeit stellt sich hier kein Emittent vor.')).toBeDefined();
});
