import { describe, expect, it } from 'vitest';
import { flagOf } from './flag.ts';
import { plainText } from './plain.ts';
import { slugOf, urlNameOf } from './slug.ts';
import { softHyphenate } from './soft-hyphen.ts';

describe('a slug', () => {
  it.each([
    ['Société Générale', 'societe-generale'],
    ['BNP Paribas', 'bnp-paribas'],
    ['Öl & Gas: Größe', 'oel-und-gas-groesse'],
    ['  Ärger / ohne – Ende! ', 'aerger-ohne-ende'],
    ['Société Générale'.normalize('NFD'), 'societe-generale'],
  ])('[ISSUER-020] of "%s" is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('[ISSUER-020] is stable: the slug of a slug is itself', () => {
    expect(slugOf(slugOf('Société Générale'))).toBe('societe-generale');
  });

  it('keeps its capitals in instrument addresses', () => {
    expect(urlNameOf('Münchener Rück Aktie')).toBe('Muenchener-Rueck-Aktie');
  });
});

describe('a flag', () => {
  it.each([
    ['DE', '🇩🇪'],
    ['us', '🇺🇸'],
    ['Fr', '🇫🇷'],
  ])('[INSTR-031] of %s is %s', (country, flag) => {
    expect(flagOf(country)).toBe(flag);
  });

  it.each(['', 'D', 'DEU', 'D1', 'ÄÖ', undefined])('[INSTR-031] of %s does not exist', (country) => {
    expect(flagOf(country)).toBeUndefined();
  });
});

describe('soft hyphens', () => {
  it.each([1, 15])('[INSTR-032] leave a word of %i characters alone', (length) => {
    expect(softHyphenate('a'.repeat(length))).toBe('a'.repeat(length));
  });

  it('[INSTR-032] stand after every five characters of longer words', () => {
    expect(softHyphenate('abcdefghijklmnop')).toBe('abcde\u00ADfghij\u00ADklmno\u00ADp');
  });

  it('[INSTR-032] never stand at the end', () => {
    expect(softHyphenate('a'.repeat(20))).toBe(['aaaaa', 'aaaaa', 'aaaaa', 'aaaaa'].join('\u00AD'));
  });

  it('[INSTR-032] touch only the long words of a text', () => {
    expect(softHyphenate('kurz Optionsscheinrechner kurz')).toBe('kurz Optio\u00ADnssch\u00ADeinre\u00ADchner kurz');
  });
});

it('plain text has no markup and no entities', () => {
  expect(plainText('  <b>Öl</b> &amp;\n <i class="x">Gas</i> &#8211; &unbekannt;')).toBe('Öl & Gas – &unbekannt;');
});
