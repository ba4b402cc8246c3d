import { describe, expect, it } from 'vitest';
import { flagOf } from './flag.ts';
import { plainText } from './plain.ts';
import { slugOf, urlNameOf } from './slug.ts';

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

it('plain text has no markup and no entities', () => {
  expect(plainText('  <b>Öl</b> &amp;\n <i class="x">Gas</i> &#8211; &unbekannt;')).toBe('Öl & Gas – &unbekannt;');
});
