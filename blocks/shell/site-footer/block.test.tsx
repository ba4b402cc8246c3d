import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { linkAddress } from '../../kit/links/link-address.ts';
import { copyrightOf } from './copyright.ts';

const { site } = fixtureConfig();
const titles = () => [...document.querySelectorAll('.site-footer__title')].map(({ textContent }) => textContent);

it('[CONF-006] draws the configured groups with their links in order', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  expect(titles()).toEqual(['Top Aktien', 'Top Märkte', 'Ratgeber', 'Unternehmen', 'Parkett unterwegs']);
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it('links one page for each of the 26 letters', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  const letters = screen.getAllByRole('link', { name: /^Top Aktien mit [A-Z]$/ });
  expect(letters.map((link) => link.getAttribute('href'))).toEqual(
    'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `/aktien/top/${letter}`),
  );
});

it('[SHELL-052] shows the legal notices and the terms of the forum', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  expect(screen.getByText('Alle Angaben ohne Gewähr. Kurse können verzögert sein.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Nutzungsbedingungen des Forums/ }).getAttribute('href')).toBe(
    'https://forum.parkett.example/nutzungsbedingungen',
  );
});

it('[SHELL-054] shows badges of both app stores and links to three networks, in new tabs', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  const names = [/^Laden im App Store/, /^Jetzt bei Google Play/, /^Facebook/, /^YouTube/, /^Instagram/];
  const links = names.map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => new URL(link.getAttribute('href') ?? '').host.split('.').at(-2))).toEqual([
    'apple',
    'google',
    'facebook',
    'youtube',
    'instagram',
  ]);
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});

it('[SHELL-057] has no groups of links in apps, and nothing at all where nobody is asked for consent', async () => {
  const screen = await showBlock('site-footer', 'in an app');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Impressum' })).toBeTruthy();
  cleanup();
  await showBlock('site-footer', 'in an app where nobody is asked for consent');
  expect(document.querySelector('footer')).toBeNull();
});

it('[SHELL-055] ends the copyright with the year in Berlin', () => {
  expect(copyrightOf(site, '2026-07-31T15:40:00Z')).toBe('© 1998–2026 Parkett');
  expect(copyrightOf(site, '2026-12-31T23:30:00Z')).toBe('© 1998–2027 Parkett');
});

it('[SHELL-053] [CONSENT-005] leads to the Privacy Center, to the part with the configured id', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  const link = screen.getByRole('link', { name: 'Privacy Center' });
  expect([link.getAttribute('href'), link.dataset['privacy']]).toEqual(['/privacy-center#privacy-center', '']);
});

it('[CONF-032] leaves the privacy manager to another consent tool', async () => {
  const { consent, ...others } = fixtureConfig();
  const config = { ...others, consent: { ...consent, tool: { ...consent.tool, script: '/stand-in/consent.js' } } };
  await mountBlockWith('site-footer', 'all groups', { config });
  expect(document.querySelector('[data-privacy]')).toBeNull();
});

it('works with legal notices alone', async () => {
  const screen = await showBlock('site-footer', 'legal only');
  expect(screen.queryAllByRole('heading')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Impressum' })).toBeTruthy();
});

it('puts paths on the host they belong to', () => {
  expect(linkAddress('/a', 'forum', site)).toBe('https://forum.parkett.example/a');
  expect(linkAddress('/a', 'personal', site)).toBe('/a');
  expect(linkAddress('https://b.example/', 'forum', site)).toBe('https://b.example/');
});
