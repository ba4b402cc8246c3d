import { expect, it } from 'vitest';
import type { Config } from '#documents/reader/config.ts';
import { portalPagesFor } from './portal-pages.ts';

const page = (route: string, title: string, part: object = {}) => ({ route, title, robots: 'index', audience: 'public', ...part });
const config = {
  pages: [
    page('/aktien/finder', 'Aktien finden'),
    page('/devisen/waehrungsrechner', 'Währungsrechner'),
    page('/aktien/[...snapshot]', '{instrument.name}: Kurs'),
    page('/konto/depot', 'Depot', { audience: 'private' }),
    page('/aktien/geheim', 'Geheim', { robots: 'noindex' }),
  ],
  contentPages: [{ slug: 'risikohinweise', title: 'Risikohinweise' }],
  navigation: {
    groups: [
      {
        id: 'a',
        label: 'Aktien',
        path: '/aktien',
        items: [
          { id: 'b', label: 'Nordwerk', path: '/aktien/Nordwerk-Aktie-DE0007164600' },
          { id: 'c', label: 'Forum', path: '/forum', host: 'forum' },
          { id: 'd', label: 'Besonderes', path: '/besonderes', isEnabled: { loggedIn: true } },
        ],
      },
    ],
  },
} as unknown as Config;
const pathsFor = (...words: string[]): string[] => portalPagesFor(config, words).map(({ path }) => path);

it.each([
  [['aktien', 'findr'], '/aktien/finder'],
  [['waehrungsrechnr'], '/devisen/waehrungsrechner'],
  [['risikohinweis'], '/risikohinweise'],
  [['aktein'], '/aktien'],
  [['etf', 'nordwerk', 'aktie'], '/aktien/Nordwerk-Aktie-DE0007164600'],
])('finds what was meant by %s', (words, path) => {
  expect(pathsFor(...words)[0]).toBe(path);
});

it('keeps to itself what is private, not to be found, on another host or not for everyone', () => {
  for (const word of ['depot', 'geheim', 'forum', 'besonderes', 'snapshot']) expect(pathsFor(word)).toEqual([]);
});

it('takes nothing for near that shares a word by chance', () => {
  expect(pathsFor('aktien', 'xyzzy')).toEqual([]);
  expect(pathsFor('wp', 'admin', 'setup')).toEqual([]);
});
