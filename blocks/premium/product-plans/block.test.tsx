import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[CONF-014] shows each plan with its price in the order of the configuration, and where to order it', async () => {
  await mountBlock('product-plans', 'Pläne');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Premium Basic', 'Premium Plus']);
  const plus = screen.getByRole('heading', { name: 'Premium Plus' }).closest('li') ?? document.body;
  expect(plus.textContent).toContain('9,90\u00A0€ im Monat');
  expect(
    within(plus)
      .getByRole('link', { name: /Premium Plus bestellen/u })
      .getAttribute('href'),
  ).toBe('https://premium.parkett.example/plus');
  expect(
    within(plus)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alles aus Premium Basic', 'Kurshistorien als CSV-Datei']);
});

it('[CONF-041] tells measurements the name that is meant for them', async () => {
  await mountBlock('product-plans', 'Pläne');
  const link = screen.getByRole('link', { name: /Premium Basic bestellen/u });
  expect([link.dataset['itemId'], link.dataset['itemName']]).toEqual(['premium-basic', 'premium_basic']);
});

it('[CONF-015] shows the rules of a trading system', async () => {
  const body = await mountBlock('product-plans', 'Handelssysteme');
  expect(body.textContent).toContain('höchstens 10');
  expect(body.textContent).toContain('Börsen der Vereinigten Staaten, 15:30 bis 22:00\u00A0Uhr');
  expect(body.textContent).toContain('USD, umgerechnet zum Referenzkurs der Europäischen Zentralbank');
});

it('says so when nothing is for sale', async () => {
  expect((await mountBlock('product-plans', 'nichts zu kaufen')).textContent).toContain('Zurzeit gibt es hier nichts zu bestellen.');
});
