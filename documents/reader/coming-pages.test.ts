import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutComing } from './coming-pages.ts';
import type { Config } from './config.ts';
import { loadConfig } from './load.ts';
import { findingAfter, findingsAfter, swap } from './testing/scratch-config.ts';

describe('pages that are still to come', () => {
  const COMING = 'coming-pages.yaml';
  const link = (path: string) => swap('path: /aktien\n', `path: ${path}\n`);

  it('may be named by navigation, header and footer', () => {
    expect(findingsAfter({ 'navigation.yaml': link('/premium') })).toEqual([]);
    expect(findingsAfter({ 'footer.yaml': (text) => `${text}letters: { title: Top Aktien, link: '/aktien/top/{letter}' }\n` })).toEqual([]);
  });

  it('may be named by what the user menu can do without, and by nothing else in it', () => {
    const menu = (from: string, to: string) => findingsAfter({ 'user-menu.yaml': swap(from, to) }).map(({ rule }) => rule);
    expect(menu('path: /watchlist, host: personal', 'path: /premium')).toEqual([]);
    expect(menu('path: /einstellungen, host: personal', 'path: /premium')).toEqual(['unknown-path']);
  });

  it('may be named by nothing else', () => {
    const page = { 'pages/home.yaml': swap('link: /ratgeber', 'link: /premium') };
    expect(findingAfter(page)).toMatchObject({ rule: 'unknown-path', file: 'pages/home.yaml' });
  });

  it('are told once they are there', () => {
    expect(findingAfter({ [COMING]: swap('- /premium', '- /impressum') })).toMatchObject({
      rule: 'page-has-come',
      path: 'pages[0]',
    });
    expect(findingAfter({ [COMING]: swap('- /premium', '- /ratgeber/aktien-kaufen') })).toMatchObject({
      rule: 'page-has-come',
    });
    expect(findingsAfter({ [COMING]: swap('- /premium', '- /ratgeber/crowdinvesting') })).toEqual([]);
  });

  it('are not taken for there by who reads the configuration without articles, as the site does at its start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parkett-coming-'));
    cpSync(join(import.meta.dirname, '../../tests/fixtures/editorial/config'), folder, { recursive: true });
    const file = join(folder, COMING);
    writeFileSync(file, readFileSync(file, 'utf8').replace('- /premium', '- /ratgeber/crowdinvesting'));
    const { findings } = loadConfig(folder);
    rmSync(folder, { recursive: true });
    expect(findings.filter(({ rule }) => rule === 'page-has-come')).toEqual([]);
  });

  it('have a route that can be read', () => {
    expect(findingAfter({ [COMING]: swap('- /premium', '- /premium/[produkt') })).toMatchObject({
      rule: 'invalid-route',
      suggestion: '/premium/[produkt]',
    });
  });

  it('are linked nowhere until then, so that nobody lands on a page of error', () => {
    const all: Pick<Config, 'comingPages' | 'navigation' | 'header' | 'footer' | 'userMenu'> = {
      comingPages: { pages: ['/depots', '/updates', '/aktien/top/[letter]'] },
      navigation: {
        groups: [
          { id: 'a', label: 'Depots', path: '/depots', items: [{ id: 'b', label: 'Konto', path: '/konto' }] },
          { id: 'c', label: 'Experten', items: [{ id: 'd', label: 'Depots', path: '/depots' }] },
          { id: 'e', label: 'Forum', host: 'forum', path: '/depots' },
        ],
      },
      header: {
        promotions: [],
        links: [{ label: 'Neues', link: '/updates' }],
        newsletter: { label: 'Newsletter', link: '/updates#newsletter' },
        announcement: { id: 'a-neu', text: 'Bald mehr.', link: '/updates', start: '2026-11-01', end: '2026-11-02' },
      },
      userMenu: {
        login: { label: 'Anmelden' },
        overview: { label: 'Meine Übersicht', path: '/konto' },
        portfolio: { label: 'Portfolio', path: '/depots', host: 'trading' },
        entries: [
          { id: 'neues', label: 'Neues', path: '/updates' },
          { id: 'geraete', label: 'Geräte', path: '/konto' },
        ],
        settings: { label: 'Einstellungen', path: '/einstellungen' },
        logout: { label: 'Logout', path: '/logout' },
      },
      footer: {
        letters: { title: 'Top Aktien', link: '/aktien/top/{letter}' },
        groups: [{ id: 'f', title: 'Portal', links: [{ name: 'Neues', link: '/updates' }] }],
        legal: {
          notices: [],
          links: [
            { name: 'Neues', link: '/updates' },
            { name: 'Impressum', link: '/impressum' },
          ],
        },
      },
    };
    const { navigation, header, footer, userMenu } = withoutComing(all);
    expect(navigation.groups).toEqual([
      { id: 'a', label: 'Depots', items: [{ id: 'b', label: 'Konto', path: '/konto' }] },
      { id: 'e', label: 'Forum', host: 'forum', path: '/depots' },
    ]);
    expect(header).toEqual({
      links: [],
      promotions: [],
      announcement: { id: 'a-neu', text: 'Bald mehr.', start: '2026-11-01', end: '2026-11-02' },
    });
    expect([userMenu.portfolio, userMenu.entries]).toEqual([undefined, [{ id: 'geraete', label: 'Geräte', path: '/konto' }]]);
    expect(footer).toEqual({ groups: [], legal: { notices: [], links: [{ name: 'Impressum', link: '/impressum' }] } });
  });
});
