import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ISSUER-008] shows the picture in its configured height, linked to its address', async () => {
  const body = await mountBlock('issuer-hero', 'verlinkt');
  expect(body.querySelector('image')?.getAttribute('href')).toBe('/bilder/hero-hansekontor.svg');
  expect(body.querySelector('svg')?.getAttribute('height')).toBe('320');
  const link = screen.getByRole('link', { name: 'Hansekontor (öffnet in neuem Tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://www.hansekontor.example/produkte', '_blank']);
});

it('[ISSUER-008] is no link without an address', async () => {
  await mountBlock('issuer-hero', 'ohne Link');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('img', { name: 'Erzquell' }).getAttribute('height')).toBe('300');
});

it('is nothing without a picture', async () => {
  expect((await mountBlock('issuer-hero', 'ohne Bild')).innerHTML).toBe('');
});
