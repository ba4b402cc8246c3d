import { describe, expect, it } from 'vitest';
import { ANYONE } from '#domain/user/visitor.ts';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { fixtureOf, renderFixture } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';

const shown = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.user-entry__links a:not([hidden])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

describe('the user entry of a page for everyone', () => {
  it('[USER-013] has the way to the login, which leads back to the page, for who has no session', async () => {
    const screen = await showBlock('user-entry', 'in the bar, for everyone');
    const link = screen.getByRole('link', { name: 'Anmelden' });
    expect(link.closest('[data-user]')?.getAttribute('data-user')).toBe('out');
    expect(link.getAttribute('href')).toBe(
      '/login?cid=website_display_myov_desktop-navigation-cta&from=%2Faktien%2FSAP-Aktie-DE0007164600',
    );
  });

  it('has the menu beside it for who has one, without anything that depends on what he bought', async () => {
    await showBlock('user-entry', 'in the bar, for everyone');
    expect(document.querySelector('details')?.closest('[data-user]')?.getAttribute('data-user')).toBe('in');
    expect(shown().map(([label]) => label)).toEqual(['Meine Übersicht', 'Portfolio', 'Watchlists', 'Einstellungen', 'Logout']);
    expect(document.querySelectorAll('.user-entry__product a:not([hidden])')).toHaveLength(0);
  });

  it('[SHELL-042] names tablets and phones each for itself', async () => {
    await showBlock('user-entry', 'in the navigation, for everyone');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-login]')];
    expect(links.map((link) => [link.dataset['device'], /display_myov_(\w+)-/.exec(link.href)?.[1]])).toEqual([
      ['TABLET', 'tablet'],
      ['MOBILE', 'mobile'],
    ]);
  });
});

describe('the foot of the navigation of phones', () => {
  const ends = (body: ParentNode) =>
    ['[data-login]', '[data-logout]'].map((end) => body.querySelector(`details.site-header__full .site-header__foot ${end}`) !== null);

  it('[SHELL-031] holds on a page for everyone the login, which only who has no session sees, and the logout for all others', async () => {
    const fixture = fixtureOf('site-header', 'on a share');
    document.body.innerHTML = await renderFixture({ ...fixture, page: { ...fixture.page, visitor: ANYONE } });
    expect(ends(document)).toEqual([true, true]);
    const seenBy = (end: string) => document.querySelector(`.site-header__foot ${end}`)?.closest('[data-user]')?.getAttribute('data-user');
    expect([seenBy('[data-login]'), seenBy('[data-logout]')]).toEqual(['out', 'in']);
  });

  it.each([
    [undefined, [true, false]],
    [{ email: 'anna@example.org' }, [false, true]],
  ])('[SHELL-031] holds on a private page one of them: %j', async (who, expected) => {
    const fixture = fixtureOf('site-header', 'on a share');
    const visitor = { ...ANYONE, isAnyone: false, who };
    document.body.innerHTML = await renderFixture({ ...fixture, page: { ...fixture.page, visitor } });
    expect(ends(document)).toEqual(expected);
  });
});

describe('the user entry of a private page', () => {
  it('is only the way to the login for nobody', async () => {
    const screen = await showBlock('user-entry', 'of nobody');
    expect([screen.queryByRole('link', { name: 'Anmelden' }) !== null, document.querySelector('details')]).toEqual([true, null]);
  });

  it('[USER-014] [SHELL-045] is the menu for a user, instead of the way to the login', async () => {
    const screen = await showBlock('user-entry', 'of a user');
    expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
    expect(screen.getByText('anna@example.org')).toBeTruthy();
    expect(shown()).toEqual([
      ['Meine Übersicht', '/konto'],
      ['Portfolio', '/depots'],
      ['Watchlists', '/watchlist'],
      ['Einstellungen', '/einstellungen'],
      ['Logout', '/logout'],
    ]);
  });

  it('[SHELL-045] leads from „Portfolio“ to the trading host where that has an address of its own', async () => {
    const fixture = fixtureOf('user-entry', 'of a user');
    const { site, ...others } = fixtureConfig();
    const hosts = { ...site.hosts, trading: 'https://depot.parkett.example' };
    document.body.innerHTML = await renderFixture({ ...fixture, config: { ...others, ...fixture.config, site: { ...site, hosts } } });
    expect(shown().filter(([, href]) => href?.startsWith(hosts.trading))).toEqual([['Portfolio', `${hosts.trading}/depots`]]);
  });

  it('[SHELL-046] has an entry for each product that was bought, and for no other', async () => {
    await showBlock('user-entry', 'of a user with two products');
    expect(shown().map(([label]) => label)).toEqual([
      'Meine Übersicht',
      'Portfolio',
      'Watchlists',
      'Premium-Artikel',
      'Lesen ohne Werbung',
      'Einstellungen',
      'Logout',
    ]);
  });

  it('[CONF-005] takes label, address, host, product and order of its entries from the configuration', async () => {
    const fixture = fixtureOf('user-entry', 'of a user with two products');
    const { userMenu } = fixtureConfig();
    const entries = [
      { id: 'z', label: 'Zuerst', path: '/zuletzt?a=1' },
      { id: 'f', label: 'Forum', path: '/profil', host: 'forum' as const },
      { id: 'n', label: 'Nicht gekauft', path: '/pro', product: 'premium-pro' },
      { id: 'a', label: 'Gekauft', path: '/plus', host: 'personal' as const, product: 'premium-plus' },
    ];
    document.body.innerHTML = await renderFixture({ ...fixture, config: { ...fixture.config, userMenu: { ...userMenu, entries } } });
    expect(shown().slice(2, -2)).toEqual([
      ['Zuerst', '/zuletzt?a=1'],
      ['Forum', 'https://forum.parkett.example/profil'],
      ['Gekauft', '/plus'],
    ]);
  });

  it('[SHELL-047] has the highest of them as its label, which leads to its page', async () => {
    await showBlock('user-entry', 'of a user with two products');
    const labels = [...document.querySelectorAll<HTMLAnchorElement>('.user-entry__product a:not([hidden])')];
    expect(labels.map((label) => [label.textContent, label.getAttribute('href')])).toEqual([['Premium Plus', '/premium/plus']]);
    await showBlock('user-entry', 'of a user');
    expect(document.querySelectorAll('.user-entry__product a:not([hidden])')).toHaveLength(0);
  });
});
