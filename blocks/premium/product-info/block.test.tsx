import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-041] explains the product by its text and leads to what it shows more of', async () => {
  const body = await mountBlock('product-info', 'ein Plan');
  expect([...body.querySelectorAll('.product-info__text p')].map(({ textContent }) => textContent)).toEqual([
    'Plus öffnet alle Artikel mit Schloss.',
    'Was Basic kann, ist dabei.',
  ]);
  expect(screen.getByRole('link', { name: 'Aktien' }).getAttribute('href')).toBe('/aktien');
});

it('[CONF-017] names the steps of the order', async () => {
  const body = await mountBlock('product-info', 'ein Plan');
  expect([...body.querySelectorAll('.product-info__steps li')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['anmeldung', 'Anmeldung Du meldest dich an.'],
    ['buchung', 'Buchung Du bestellst.'],
  ]);
});

it('shows the way on instead of the price after the purchase', async () => {
  const body = await mountBlock('product-info', 'nach dem Kauf');
  expect(body.textContent).toContain('Willkommen bei');
  expect(body.textContent).not.toContain('99,90');
  expect(screen.getByRole('link', { name: 'Zum Handelssystem' }).getAttribute('href')).toBe('/aktien');
});
