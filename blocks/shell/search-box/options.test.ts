import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';
import { instrument } from './testing.tsx';

const PLACES = { start: '/suche', results: '/suche/*' };
const FINDER = { name: 'Anleihen: Finder', url: '/anleihen/finder' };
const linesOf = (text: string, ignored: readonly string[], pages = [FINDER]): readonly string[] =>
  optionsOf({
    places: PLACES,
    text,
    suggestions: { of: text, list: [instrument('Kinder', '100'), instrument('Lebend', '101')], ignored, hasFailed: false },
    recent: [],
    mostSearched: [],
    pages,
  }).map(({ name, kind }) => `${kind} ${name}`);

it('puts a page of the menu before securities that lack a word of the text, else behind them', () => {
  expect(linesOf('anleihen finder', ['anleihen'])).toEqual([
    'page Anleihen: Finder',
    'suggestion Kinder',
    'suggestion Lebend',
    'all anleihen finder',
  ]);
  expect(linesOf('finder', [])).toEqual(['suggestion Kinder', 'suggestion Lebend', 'page Anleihen: Finder', 'all finder']);
});

it('names no page that is suggested already', () => {
  const own = { name: 'Aktien: Kinder', url: '/aktien/Kinder-Aktie' };
  expect(linesOf('kinder', [], [own, FINDER])).toEqual(['suggestion Kinder', 'suggestion Lebend', 'page Anleihen: Finder', 'all kinder']);
});
