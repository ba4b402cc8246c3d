import { wrong, type Mistake } from '../mistake.ts';

const FILE = 'sections.yaml';
const DERIVATIVES = 'instruments: [{ entityType: DERIVATIVE }]';

/** Mistakes in market sections: their contents, and the pages that show them. */
export const sections: readonly Mistake[] = [
  wrong('section: a type that there is not', FILE, ['entityType: STOCK }', 'entityType: ‸STOCKS }'], 'keinen gültigen Wert', 'STOCK'),
  wrong('section: a sub type that there is not', FILE, ['entitySubTypes: [ETF]', 'entitySubTypes: [‸ETFF]'], 'keinen gültigen Wert', 'ETF'),
  wrong('section: a sub type in place of a type', FILE, ['entityType: BOND }', 'entityType: ‸WARRANT }'], 'keinen gültigen Wert'),
  wrong('section: an address that is misspelt', FILE, ['path: /aktien', 'path: ‸/aktein'], 'fehlt die Seite seiner Instrumente', '/aktien'),
  wrong('section: an address without a slash', FILE, ['path: /aktien', 'path: ‸aktien'], 'nicht die richtige Form', '/aktien'),
  wrong(
    'section: new, without a page of its instruments',
    FILE,
    [
      '  - { path: /derivate',
      '  - { path: ‸/etc, label: ETCs, instruments: [{ entityType: DERIVATIVE, entitySubTypes: [ETC_ETN_CERTIFICATE] }] }\n  - { path: /derivate',
    ],
    '/etc/[...snapshot]',
  ),
  wrong('section: an address that another one has', FILE, ['path: /zinsen', 'path: ‸/futures'], 'Den Bereich „/futures“ gibt es schon'),
  wrong(
    'section: a type that another one has',
    FILE,
    [DERIVATIVES, 'instruments: [{ entityType: DERIVATIVE }, { entityType: ‸BOND }]'],
    'gehört schon zum Bereich „/anleihen“ in Zeile',
  ),
  wrong(
    'section: a sub type that another one has',
    FILE,
    [
      '{ entityType: FUND, entitySubTypes: [ETF] }',
      '{ entityType: FUND, entitySubTypes: [ETF] }, { entityType: FUND, entitySubTypes: [‸ETF] }',
    ],
    'Die Unterart „ETF“ gehört schon',
  ),
  wrong(
    'section: below what is about something else',
    FILE,
    ['path: /zinsen', 'path: ‸/news'],
    'Unter „/news“ zeigt pages/news/artikel.yaml',
  ),
  wrong(
    'section: what its page does not show',
    FILE,
    [
      'path: /anleihen, label: Anleihen, instruments: [{ entityType: BOND }]',
      'path: /anleihen, label: Anleihen, instruments: [{ entityType: BOND }, { entityType: ‸FUTURE }]',
    ],
    'Die Seite „/anleihen/[...snapshot]“ zeigt „FUTURE“ nicht',
    undefined,
    1,
  ),
  wrong('section: where the portal itself answers', FILE, ['path: /zinsen', 'path: ‸/api'], 'Unter /api antwortet das Portal selbst'),
  wrong('section: without a name', FILE, ['{ path: /zinsen, label: Zinsen,', '{ ‸path: /zinsen,'], 'fehlt „label“'),
  wrong('section: with nothing in it', FILE, ['[{ entityType: INTEREST }]', '‸[]'], 'mindestens'),
];
