import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter, swap, type Edit } from './testing/scratch-config.ts';

/** Page small enough to count its lines: `body:` is on line 8, its block on lines 10 to 12. */
const page = [
  'route: /probe',
  'title: Probe',
  'description: Eine Seite zum Probieren.',
  'dataClass: static',
  'rendering: cached',
  'robots: noindex',
  'body:',
  '  main:',
  '    - type: page-intro',
  '      headline: Probe',
  '      lead: Vorspann',
  '    - type: venue-holidays',
  '      headline: Ende',
  '',
].join('\n');

const probe = (from: string | RegExp, to: string): Record<string, Edit> => ({ 'pages/probe.yaml': swap(from, to)(page) });

describe('what editors get wrong in YAML is told where it stands, in their words', () => {
  it.each([
    ['a key in a list entry that is one space short', probe('      lead', '     lead'), 11, 6, 'Die Einrückung passt nicht', undefined],
    ['a key that is too deep', probe('description', '  description'), 3, 3, 'zu weit eingerückt', undefined],
    ['a tabulator', probe('      lead', '\t  lead'), 11, 1, 'Tabulator', undefined],
    ['a forgotten colon', probe('dataClass:', 'dataClass'), 4, 1, 'Fehlt nach „dataClass“ ein Doppelpunkt?', 'dataClass: static'],
    [
      'no space after the colon',
      probe('dataClass: ', 'dataClass:'),
      4,
      1,
      'Nach dem Doppelpunkt fehlt ein Leerzeichen',
      'dataClass: static',
    ],
    ['no space after the dash', probe('- type', '-type'), 9, undefined, 'Nach dem Bindestrich fehlt ein Leerzeichen', '- type: page-intro'],
    ['a colon in a text', probe('title: Probe', 'title: Probe: eins'), 2, 8, 'gehört in Anführungszeichen', "'Probe: eins'"],
    [
      'a key twice',
      probe('robots', 'title: Noch einer\nrobots'),
      6,
      1,
      'Der Schlüssel „title“ steht in diesem Abschnitt zum zweiten Mal',
      undefined,
    ],
    ['a text that begins with @', probe('title: Probe', 'title: @Probe'), 2, 8, 'Setze ihn in Anführungszeichen', "'@Probe'"],
  ])('%s', (_title, edits, line, column, message, suggestion) => {
    const finding = findingAfter(edits);
    expect(finding).toMatchObject({ file: 'pages/probe.yaml', line, ...(column === undefined ? {} : { column }) });
    expect(finding.message).toContain(message);
    expect(finding.suggestion).toBe(suggestion);
  });

  it.each(['{issuer.teaser}', '{issuer.name}: Produkte'])('a title that begins with a placeholder and has no quotes: %s', (text) => {
    const finding = findingAfter({ 'pages/derivate/microsite.yaml': swap(/^title: .*$/m, `title: ${text}`) });
    expect(finding).toMatchObject({ rule: 'missing-quotes', line: 3, column: 8, suggestion: `'${text}'` });
  });
});

describe('what editors get wrong in values and keys comes with what is right', () => {
  it.each([
    ['an alias with an umlaut', { 'issuers/talmark.yaml': swap('alias: talmark', 'alias: tälmark') }, 'wrong-form', 'taelmark'],
    ['an alias with a capital', { 'issuers/talmark.yaml': swap('alias: talmark', 'alias: Talmark') }, 'wrong-form', 'talmark'],
    ['a route without slash', probe('route: /probe', 'route: probe'), 'wrong-form', '/probe'],
    [
      'an address without https',
      { 'issuers/talmark.yaml': swap('url: https://', 'url: ') },
      'wrong-form',
      'https://www.talmark.example/discount',
    ],
    ['a value cut short', probe('robots: noindex', 'robots: no'), 'wrong-value', 'noindex'],
    ['a German word for a key', { 'navigation.yaml': swap('path: /aktien\n', 'pfad: /aktien\n') }, 'unknown-key', 'path'],
    ['a German word for a key that must be there', { 'navigation.yaml': swap('label: Aktien', 'titel: Aktien') }, 'unknown-key', 'label'],
  ] satisfies [string, Record<string, Edit>, string, string][])('%s', (_title, edits, rule, suggestion) => {
    expect(findingAfter(edits)).toMatchObject({ rule, suggestion });
  });

  it('says how a list becomes a section, and the other way round', () => {
    expect(findingAfter(probe('  main:', '  - main:')).expected).toContain('ohne Bindestrich');
    expect(findingAfter(probe(/ {4}- type[^]*/, '      type: page-intro\n')).expected).toContain('jeder Eintrag beginnt mit „- “');
  });

  it('says that an article block belongs into articles', () => {
    expect(findingAfter(probe('type: page-intro', 'type: photo')).message).toBe(
      'Der Baustein „photo“ gehört in Artikel; auf einer Seite steht er nicht.',
    );
  });

  it('suggests only addresses that exist', () => {
    const findings = findingsAfter({ 'issuers/talmark.yaml': null });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.map(({ suggestion }) => suggestion)).not.toContain('/devisen/realpush-liste/talmark');
  });

  it('tells an alias that differs from its file once, not at every link to it', () => {
    expect(findingsAfter({ 'issuers/talmark.yaml': swap('alias: talmark', 'alias: talmarkt') }).map(({ rule }) => rule)).toEqual([
      'file-name',
    ]);
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('takes %s', (_title, change) => {
    expect(findingsAfter({ 'pages/probe.yaml': change(page) })).toEqual([]);
  });
});
