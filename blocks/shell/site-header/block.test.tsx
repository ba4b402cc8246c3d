import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Header, Navigation, NavigationItem } from '#documents/generated/types.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { fixtureOf, renderFixture } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { FullNavigation } from './full-navigation.tsx';
import { MainNavigation } from './main-navigation.tsx';

import { navigationTree } from './navigation-tree.ts';

const { site } = fixtureConfig();
const portal = loadConfig(`${import.meta.dirname}/../../../tests/fixtures/editorial/config`).config;
const treeAt = (path: string) => navigationTree(portal, { path, visitor: ANYONE });
afterEach(cleanup);

describe('the header', () => {
  it('[SHELL-016] links the wordmark to the home page', async () => {
    const screen = await showBlock('site-header', 'on a share');
    expect(screen.getByRole('link', { name: /^Parkett/ }).getAttribute('href')).toBe('/');
  });

  it('marks the group and section of the page on every level', async () => {
    await showBlock('site-header', 'on a third-level page');
    const active = [...document.querySelectorAll('.site-header__link[data-active]')].map((link) => link.textContent);
    expect(active).toEqual(['Börse & Kurse', 'Indizes', 'DAX']);
    expect(document.querySelectorAll('.site-header__link[aria-current="page"]')).toHaveLength(1);
  });

  it('[SHELL-034] draws four levels of the configuration: group, entry, sub-entry and one further', () => {
    const { container } = render(<FullNavigation groups={treeAt('/realtime/TecDAX')}>{null}</FullNavigation>);
    const link = container.querySelector('.site-header__tree .site-header__tree .site-header__tree .site-header__tree a[aria-current]');
    expect(link?.getAttribute('href')).toBe('/realtime/TecDAX');
  });

  it('[SHELL-030] has the same entries in a tree that opens without JavaScript', async () => {
    await showBlock('site-header', 'on a share');
    const tree = document.querySelector('details.site-header__full');
    expect(tree?.querySelectorAll('details')).toHaveLength(4);
    expect([...(tree?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toContain('/realtime/DAX');
  });

  it('names no page twice in a branch of the tree', async () => {
    await showBlock('site-header', 'on a share');
    const branches = [...document.querySelectorAll('.site-header__tree')];
    const own = branches.map((branch) => [...branch.querySelectorAll(':scope > li > a')].map((link) => link.getAttribute('href')));
    expect(own.filter((addresses) => new Set(addresses).size < addresses.length)).toEqual([]);
  });

  it('shows what is new and opens other sites in a new tab, saying so', async () => {
    const screen = await showBlock('site-header', 'on a share');
    expect(screen.getAllByRole('link', { name: /Aktienfinder.*Neu/ })).not.toHaveLength(0);
    const forum = document.querySelector('a[href="https://forum.parkett.example/"]');
    expect([forum?.getAttribute('target'), forum?.textContent]).toEqual(['_blank', 'Forum (öffnet in neuem Tab)']);
  });

  it('[SHELL-029] draws icon, class, target and the marker of what is new as they are configured', async () => {
    const screen = await showBlock('site-header', 'on a share');
    const [entry] = screen.getAllByRole('link', { name: /Aktienfinder.*Neu/ });
    expect(entry?.classList.contains('navigation-highlight')).toBe(true);
    expect(entry?.querySelector('svg[aria-hidden="true"] path')?.getAttribute('d')).toBeTruthy();
    expect(entry?.querySelector('.site-header__new')).not.toBeNull();
  });

  it.each([
    ['MOBILE', { device: 'MOBILE' }],
    ['TABLET DESKTOP', { not: { device: 'MOBILE' } }],
    [null, { any: [{ device: 'MOBILE' }, { app: false }] }],
  ] as const)('leaves to the style sheet which devices show an entry: %s', (devices, isEnabled) => {
    const navigation: Navigation = { groups: [{ id: 'a', label: 'A', path: '/', isEnabled: isEnabled as NavigationItem['isEnabled'] }] };
    const { container } = render(<MainNavigation groups={navigationTree({ navigation, site }, { path: '/', visitor: ANYONE })} />);
    expect(container.querySelector('li')?.getAttribute('data-device')).toBe(devices);
  });

  it.each([
    ['[SHELL-017]', 'App', '/boersen-app-android-ios', null],
    ['[SHELL-018]', 'Neues', '/updates', null],
    ['[SHELL-019]', 'Hilfe (öffnet in neuem Tab)', 'https://hilfe.parkett.example/', '_blank'],
    ['[SHELL-020]', 'Webtrading (öffnet in neuem Tab)', 'https://handel.parkett.example/', '_blank'],
  ])('%s links %s in the bar, and again at the foot of the navigation', async (_row, name, address, target) => {
    const screen = await showBlock('site-header', 'on a share');
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [address, target],
      [address, target],
    ]);
    expect(links.map((link) => link.closest('details') === null)).toEqual([true, false]);
  });

  it('[SHELL-021] has a search box, and the login at the end', async () => {
    const screen = await showBlock('site-header', 'on a share');
    const bar = document.querySelector('.site-header__bar');
    expect(screen.getByRole('searchbox').closest('.site-header__bar')).toBe(bar);
    expect(bar?.querySelector(':scope > .site-header__user a')?.getAttribute('href')).toMatch(/^\/login\?/);
  });

  it('is gone through by keyboard in the order in which it is seen: wordmark, search, services, login, menu', async () => {
    await showBlock('site-header', 'on a share');
    const bar = [...document.querySelectorAll('.site-header__bar > *')].map(({ classList }) => classList[0]);
    const seen = ['brand', 'search', 'services', 'user', 'theme', 'full'].map((part) => `site-header__${part}`);
    expect(bar.filter((part) => part !== 'site-header__aside')).toEqual(seen);
  });

  it('[SHELL-040] links the newsletter on large and on small screens, but where its condition hides it', async () => {
    const text = 'Newsletter: Börsenwoche ins Postfach (öffnet in neuem Tab)';
    const screen = await showBlock('site-header', 'on a share');
    expect(screen.getAllByRole('link', { name: text }).map((link) => link.parentElement?.className)).toEqual([
      'site-header__aside no-print',
      'site-header__offers',
    ]);
    cleanup();
    const hidden = await showBlock('site-header', 'where the newsletter is hidden');
    expect(hidden.queryAllByRole('link', { name: text })).toEqual([]);
  });

  it('[CONF-008] takes text, link and hiding condition of the newsletter from the configuration', async () => {
    const newsletter = { label: 'Post am Morgen', link: '/post', hiddenOn: { under: '/aktien' } };
    const fixture = fixtureOf('site-header', 'on a share');
    const linksAt = async (path: string): Promise<unknown[]> => {
      const page = { ...fixture.page, path };
      document.body.innerHTML = await renderFixture({
        ...fixture,
        page,
        config: { ...fixture.config, header: { links: [], promotions: [], newsletter } },
      });
      return [...document.querySelectorAll('.site-header__newsletter')].map((link) => [link.textContent, link.getAttribute('href')]);
    };
    expect(await linksAt('/index')).toEqual([
      ['Post am Morgen', '/post'],
      ['Post am Morgen', '/post'],
    ]);
    expect(await linksAt('/aktien/SAP-Aktie-DE0007164600')).toEqual([]);
  });

  it('[SHELL-022] shows on phones the title of the page, where it has one for the header, in place of the newsletter', async () => {
    await showBlock('site-header', 'with a title of its own');
    const aside = document.querySelector('.site-header__aside');
    expect([aside?.textContent, aside?.querySelector('a')]).toEqual(['SAP', null]);
  });

  it('[SHELL-041] shows dated links from their start to their end, each on its viewport', async () => {
    const screen = await showBlock('site-header', 'with promotions and an announcement');
    const shown = ['Sommeraktion', 'Aktion fürs Handy', 'Vorbei', 'Noch nicht'].map(
      (name) => screen.queryByRole('link', { name })?.parentElement?.className,
    );
    expect(shown).toEqual(['site-header__offers', 'site-header__foot', undefined, undefined]);
    const announcement = screen.getByRole('region', { name: 'Hinweis' });
    expect(announcement.querySelector('p')?.textContent).toBe('Am Samstag warten wir das Portal.');
    expect(announcement.querySelector('button')?.getAttribute('aria-label')).toBe('Hinweis schließen');
  });

  it('[CONF-007] has no dated links while none are configured, and each as it is configured', async () => {
    const fixture = fixtureOf('site-header', 'on a share');
    const linksWith = async (promotions: Header['promotions']): Promise<unknown[]> => {
      const header = { links: [], promotions, newsletter: undefined };
      document.body.innerHTML = await renderFixture({ ...fixture, config: { ...fixture.config, header } });
      return [...document.querySelectorAll('.site-header__offers a')].map((link) => [link.textContent, link.getAttribute('href')]);
    };
    expect(await linksWith([])).toEqual([]);
    const week = { label: 'Börsenwoche', link: '/news', start: '2026-07-27', end: '2026-08-02', viewport: 'large' } as const;
    expect(await linksWith([week, { ...week, label: 'Herbst', start: '2026-10-01', end: '2026-10-31' }])).toEqual([
      ['Börsenwoche', '/news'],
    ]);
  });

  it('has a named button for the theme', async () => {
    const screen = await showBlock('site-header', 'on a share');
    const buttons = screen.getAllByRole('button', { name: /dunklem Design/ });
    expect(buttons.map((button) => button.hasAttribute('data-theme-toggle'))).toEqual([true, true]);
  });
});

describe('the navigation of the portal', () => {
  const activeAt = (path: string, level: number): string[] => {
    let nodes = treeAt(path);
    for (let depth = 1; depth < level; depth += 1) nodes = nodes.flatMap(({ items }) => items);
    return nodes.filter(({ isActive }) => isActive).map(({ id }) => id);
  };

  it.each([
    ['/', ['boerse']],
    ['/aktien', ['boerse']],
    ['/aktien/SAP-Aktie-DE0007164600', ['boerse']],
    ['/derivate/Knock-Outs', ['boerse']],
    ['/news/analysen/warnzeichen-bilanz', ['news']],
    ['/ratgeber', ['news']],
    ['/aktienclub', []],
    ['/impressum', []],
  ])('[SHELL-026] marks the group of the root section, and no other: %s', (path, groups) => {
    expect(activeAt(path, 1)).toEqual(groups);
  });

  it.each([
    ['/', ['boerse-uebersicht'], []],
    ['/realtime/TecDAX', ['boerse-indizes'], ['boerse-indizes-realtime']],
    ['/derivate/Knock-Outs', ['boerse-derivate'], ['boerse-derivate-knock-outs']],
    ['/derivate/realpush-liste/talmark', ['boerse-derivate'], ['boerse-derivate-emittenten']],
    ['/news/wissen/stop-order', ['news-news'], ['news-wissen']],
  ])('[SHELL-027] marks entries of the second and third level by their rule, else by their path: %s', (path, second, third) => {
    expect([activeAt(path, 2), activeAt(path, 3)]).toEqual([second, third]);
  });
});

describe('the rules of the navigation', () => {
  const hidden = { id: 'a', label: 'A', isEnabled: { app: true }, items: [{ id: 'b', label: 'B' }] };

  it('[SHELL-028] leave out an entry whose rule is false, with everything below it', () => {
    const tree = navigationTree({ site, navigation: { groups: [hidden, { id: 'c', label: 'C' }] } }, { path: '/', visitor: ANYONE });
    expect(tree.map(({ id }) => id)).toEqual(['c']);
  });

  it('[SHELL-027] make an entry active where its own rule says so, else on its path and below', () => {
    const groups: Navigation['groups'] = [
      { id: 'ruled', label: 'A', path: '/x', isActive: { under: '/aktien' } },
      { id: 'below', label: 'B', path: '/aktien' },
      { id: 'home', label: 'C', path: '/' },
      { id: 'elsewhere', label: 'D', path: '/aktien', host: 'personal' },
    ];
    const activeOn = (personal: string) =>
      navigationTree(
        { site: { ...site, hosts: { ...site.hosts, personal } }, navigation: { groups } },
        { path: '/aktien/a', visitor: ANYONE },
      )
        .filter(({ isActive }) => isActive)
        .map(({ id }) => id);
    expect(activeOn('https://mein.parkett.example')).toEqual(['ruled', 'below']);
    // All own hosts share one origin, so the page is on this host.
    expect(activeOn('')).toEqual(['ruled', 'below', 'elsewhere']);
  });

  it('[SHELL-035] let the rule of a group decide about all below it, for one path may be on several hosts', () => {
    const items = [{ id: 'below', label: 'B', path: '/aktien' }];
    const groups: Navigation['groups'] = [
      { id: 'www', label: 'A', isActive: { under: '/aktien', not: { host: 'personal' } }, items },
      { id: 'personal', label: 'B', isActive: { host: 'personal' } },
    ];
    const activeOn = (host: 'www' | 'personal') =>
      navigationTree({ site, navigation: { groups } }, { path: '/aktien/a', visitor: { ...ANYONE, host } })
        .flatMap((group) => [group, ...group.items])
        .filter(({ isActive }) => isActive)
        .map(({ id }) => id);
    expect([activeOn('www'), activeOn('personal')]).toEqual([['www', 'below'], ['personal']]);
  });
});
