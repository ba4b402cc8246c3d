import { expect, it } from 'vitest';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { linkAddress } from '../link-address.ts';
import { copyrightOf } from './copyright.ts';

const { site } = fixtureConfig();

it('draws the configured groups with their links', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Top Märkte',
    'Ratgeber',
    'Unternehmen',
    'Parkett unterwegs',
    'Top Aktien',
  ]);
  expect(screen.getByRole('link', { name: 'DAX' }).getAttribute('href')).toBe('/index/DAX-Index-20735');
});

it('links one page for each of the 26 letters', async () => {
  const screen = await showBlock('site-footer', 'all groups');
  const letters = screen.getAllByRole('link', { name: /^Top Aktien mit [A-Z]$/ });
  expect(letters).toHaveLength(26);
  expect(letters.at(-1)?.getAttribute('href')).toBe('/aktien/top/z');
});

it('[SHELL-055] ends the copyright with the year in Berlin', () => {
  expect(copyrightOf(site, '2026-07-31T15:40:00Z')).toBe('© 1998–2026 Parkett');
  expect(copyrightOf(site, '2026-12-31T23:30:00Z')).toBe('© 1998–2027 Parkett');
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
