import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { AdLabel } from '../../kit/ad-label.tsx';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';

const label = (body: HTMLElement): Element | null => body.querySelector('.ad-label');

it('[ISSUER-007] shows name, sub headline, teaser and profile text', async () => {
  const body = await mountBlock('issuer-profile', 'mit Namen des Kunden');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hansekontor');
  expect(screen.getByText('Hebelprodukte auf die großen Indizes')).toBeDefined();
  expect(screen.getByText(/^Knock-out-Zertifikate auf DAX und MDAX/)).toBeDefined();
  expect([...body.querySelectorAll('.issuer-profile__text p')].map(({ textContent }) => textContent)).toEqual([
    'Hansekontor begibt Hebelprodukte für Privatanleger.',
    'Für jedes Produkt stellt das Haus während der Handelszeiten An- und Verkaufskurse.',
  ]);
});

it('[ISSUER-012] shows the logo of the issuer (photoId) without repeating its name to readers of the screen', async () => {
  const logo = (await mountBlock('issuer-profile', 'ohne Kunden')).querySelector('.issuer-profile__logo');
  expect([logo?.getAttribute('src'), logo?.getAttribute('alt')]).toEqual(['/bilder/logo-schlicht.svg', '']);
});

it('[CONF-043] names the company behind the issuer in full, and in short where it advertises', async () => {
  const body = await mountBlock('issuer-profile', 'mit Namen des Kunden');
  expect(body.querySelector('.issuer-profile__company')?.textContent).toBe('Hansekontor Wertpapierhaus AG');
  expect(label(body)?.textContent).toBe('Werbung von Hansekontor');
});

it('[ISSUER-013] says whose advertising it is', async () => {
  expect(label(await mountBlock('issuer-profile', 'mit Namen des Kunden'))?.textContent).toBe('Werbung von Hansekontor');
});

it('[ISSUER-014] shows the logo instead of the name', async () => {
  const body = await mountBlock('issuer-profile', 'mit Logo des Kunden');
  expect(label(body)?.textContent).toBe('Werbung von ');
  expect(screen.getByRole('img', { name: 'Hansekontor' }).getAttribute('src')).toBe('/bilder/logo-hansekontor.svg');
});

it('[ISSUER-015] says only that it is advertising without a customer', async () => {
  expect(label(await mountBlock('issuer-profile', 'ohne Kunden'))?.textContent).toBe('Werbung');
});

it('[ISSUER-016] shows the logo 80 pixels wide, asks for double, and sets a height only when one is given', async () => {
  const { customers, site: configured } = fixtureConfig();
  const site = { ...configured, images: { template: '/bilder/{id}.svg?b={width}' } };
  const body = await mountBlockWith('issuer-profile', 'mit Logo des Kunden', { config: { customers, site } });
  const image = body.querySelector('img');
  expect([image?.getAttribute('src'), image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([
    '/bilder/logo-hansekontor.svg?b=160',
    '80',
    null,
  ]);
  const customer = customers.customers[0];
  expect(renderToStaticMarkup(<AdLabel labelStyle="WITH_LOGO" customer={customer} site={site} inApp={false} height={24} />)).toContain(
    'height="24"',
  );
});

it('[ISSUER-017] links the logo to the page of the customer', async () => {
  await mountBlock('issuer-profile', 'mit Logo des Kunden');
  expect(screen.getByRole('link', { name: 'Hansekontor' }).getAttribute('href')).toBe('/derivate/realpush-liste/hansekontor');
});

it.each(['in der App', 'Kunde ohne eigene Seite'])('[ISSUER-017] does not link the logo: %s', async (name) => {
  await mountBlock('issuer-profile', name);
  expect(screen.getByRole('img')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
