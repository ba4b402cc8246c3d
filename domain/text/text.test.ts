import { describe, expect, it } from 'vitest';
import { flagOf } from './flag.ts';
import { plainText } from './plain.ts';
import { slugOf, urlNameOf } from './slug.ts';
import { withSoftHyphens } from './soft-hyphen.ts';

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

describe('a long word', () => {
  it.each([
    [15, 'Schienentechnik', 'Schienentechnik'],
    [16, 'Schienentechnike', 'Schie|nente|chnik|e'],
    [20, 'Schienentechnikenwxy', 'Schie|nente|chnik|enwxy'],
  ])('[INSTR-032] of %d letters may break after every fifth, never at its end', (length, word, broken) => {
    expect(word).toHaveLength(length);
    expect(withSoftHyphens(word).replaceAll('\u00AD', '|')).toBe(broken);
  });

  it('[INSTR-032] breaks for itself: the words beside it stay', () => {
    expect(withSoftHyphens('Neckarufer Projektentwicklung AG').replaceAll('\u00AD', '|')).toBe('Neckarufer Proje|ktent|wickl|ung AG');
  });

  it('[INSTR-032] ends at a hyphen, behind which a line may break as it is', () => {
    expect(withSoftHyphens('E-Mini-S&P-500-Future')).toBe('E-Mini-S&P-500-Future');
    expect(withSoftHyphens('Euro-Unternehmensanleihen').replaceAll('\u00AD', '|')).toBe('Euro-Unter|nehme|nsanl|eihen');
  });
});

it('plain text has no markup and no entities', () => {
  expect(plainText('  <b>Öl</b> &amp;\n <i class="x">Gas</i> &#8211; &unbekannt;')).toBe('Öl & Gas – &unbekannt;');
});
