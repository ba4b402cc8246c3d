import { expect, it } from 'vitest';
import { wordsOfAddress } from './address-words.ts';

it.each([
  ['/aktien/Simens', { all: ['aktien', 'simens'], text: 'Simens', isin: undefined }],
  [
    '/aktien/Siemens-Energy-Aktie-DE000ENER6Y5',
    { all: ['aktien', 'siemens', 'energy', 'aktie', 'de000ener6y5'], text: 'Siemens Energy', isin: undefined },
  ],
  ['/etf/SAP-Aktie-DE0007164600/', { all: ['etf', 'sap', 'aktie', 'de0007164600'], text: 'SAP', isin: 'DE0007164600' }],
  ['/M%C3%BCnchener_R%C3%BCck.html', { all: ['muenchener', 'rueck', 'html'], text: 'Münchener Rück', isin: undefined }],
  ['/ratgeber/aktien-kaufn', { all: ['ratgeber', 'aktien', 'kaufn'], text: 'aktien kaufn', isin: undefined }],
  ['/aktien/716460', { all: ['aktien', '716460'], text: '716460', isin: undefined }],
  ['/B%C3%96RSEN', { all: ['boersen'], text: 'BÖRSEN', isin: undefined }],
])('reads the words of %s', (path, words) => {
  expect(wordsOfAddress(path)).toEqual(words);
});

it.each(['/', '/%', '/%E0%A4%A', '/aktien/..', '//', '/---', '/wp-login.php', '/bild.PNG', `/${'x'.repeat(3_000)}`])(
  'finds no words in %s',
  (path) => {
    expect(wordsOfAddress(path)).toBeUndefined();
  },
);

it('reads a bounded part of what somebody writes', () => {
  const { all, text } = wordsOfAddress(`/${Array.from({ length: 200 }, (_, index) => `wort${index}`).join('-')}`) ?? { all: [], text: '' };
  expect([all.length, text.split(' ').length]).toEqual([8, 8]);
});
