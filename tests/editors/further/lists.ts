import { added, wrong, type Mistake } from '../mistake.ts';

const COMPARISON = `route: /probe/vergleich
title: Probe
description: Eine Seite zum Probieren.
dataClass: quotes
rendering: request
robots: noindex
subject: { kind: comparison, name: ETFs, entityType: FUND, entitySubTypes: [ETF] }
body:
  main:
    - type: comparison
      operation: listComparedFunds
      suggestions:
        - { name: Welt, text: Zwei Häuser., isins: [IE00B4L5Y983, IE00BK5BQT80] }
      facts:
        - { field: quote.last, label: Kurs }
        - { field: fundsIssuer.name, label: Gesellschaft }
`;
const comparison = (what: string, isin: string, says: string, suggestion?: string): Mistake =>
  added(
    `comparison: ${what}`,
    'pages/probe.yaml',
    COMPARISON.replace('IE00B4L5Y983', () => `‸${isin}`),
    says,
    suggestion,
  );

/** Mistakes in documents that exist once, and in free texts. */
export const lists: readonly Mistake[] = [
  comparison('an ISIN with spaces', 'IE00 B4L5 Y983', 'Form', 'IE00B4L5Y983'),
  comparison('an ISIN in small letters', 'ie00b4l5y983', 'Form', 'IE00B4L5Y983'),
  comparison('an ISIN with a wrong check digit', 'IE00B4L5Y984', 'Prüfziffer', 'IE00B4L5Y983'),
  wrong('product: a price with a decimal comma', 'products.yaml', ['price: 4.9', 'price: ‸4,90'], 'Zahl', '4.90'),
  wrong('product: a price with its currency', 'products.yaml', ['price: 4.9', 'price: ‸4.90 €'], 'Zahl', '4.90'),
  wrong('product: a price in quotes', 'products.yaml', ['price: 39.9', "price: ‸'39.9'"], 'Zahl', '39.9'),
  wrong('product: a price of nothing', 'products.yaml', ['price: 39.9', 'price: ‸0'], 'größer als 0'),
  wrong('product: a key with a capital', 'products.yaml', ['key: plus', 'key: ‸Plus'], 'Form', 'plus'),
  wrong(
    'product: one feature without brackets',
    'products.yaml',
    ['features: [csv_download_feature]', 'features: ‸csv_download_feature'],
    'Liste',
    '[csv_download_feature]',
  ),
  wrong(
    'product: a feature with hyphens',
    'products.yaml',
    ['features: [csv_download_feature]', 'features: [‸csv-download-feature]'],
    'Funktion',
    'csv_download_feature',
  ),
  wrong('product: a time with a point', 'products.yaml', ["orderFrom: '15:30'", "orderFrom: ‸'15.30'"], 'Form', '15:30'),
  wrong('product: a time with its word', 'products.yaml', ["orderTo: '22:00'", 'orderTo: ‸22:00 Uhr'], 'Form', '22:00'),
  wrong('product: a time of one digit', 'products.yaml', ["orderFrom: '15:30'", "orderFrom: ‸'8:00'"], 'Form', '08:00'),
  wrong('product: a currency in small letters', 'products.yaml', ['currency: USD', 'currency: ‸usd'], 'Form', 'USD'),
  wrong(
    'product: a button that leads nowhere',
    'products.yaml',
    ['buttonUrl: /aktien, buttonLabel: Zu den Aktien', 'buttonUrl: ‸/aktein, buttonLabel: Zu den Aktien'],
    'führt ins Leere',
    '/aktien',
  ),
  wrong('product: a type in German', 'products.yaml', ['entityTypes: [STOCK]', 'entityTypes: [‸Aktien]'], 'keinen gültigen Wert', 'STOCK'),
  wrong('product: a text in the plural', 'products.yaml', ['infoText: Mit Basic', '‸infoTexts: Mit Basic'], 'nicht bekannt', 'infoText'),
  wrong('ranking: a direction in small letters', 'rankings.yaml', ['order: DESC', 'order: ‸desc'], 'keinen gültigen Wert', 'DESC'),
  wrong('ranking: a direction in German', 'rankings.yaml', ['order: DESC', 'order: ‸absteigend'], 'keinen gültigen Wert', 'DESC'),
  wrong(
    'ranking: one number without brackets',
    'rankings.yaml',
    ['blockedNotations: [4711]', 'blockedNotations: ‸4711'],
    'Liste',
    '[4711]',
  ),
  wrong('ranking: an alias with a space', 'rankings.yaml', ['alias: top-aktien', 'alias: ‸Top Aktien'], 'Form', 'top-aktien'),
  wrong(
    'ranking: a range in words',
    'rankings.yaml',
    ["marketCapInstrumentRange: '1000000000;'", "marketCapInstrumentRange: ‸'1 Mrd.;'"],
    'Form',
  ),
  wrong(
    'ranking: a figure with a capital',
    'rankings.yaml',
    ['sort: ongoingCharges', 'sort: ‸OngoingCharges'],
    'keinen gültigen Wert',
    'ongoingCharges',
  ),
  wrong(
    'trading system: one step that is no list',
    'trading-systems.yaml',
    ['method: [Nach jedem Handelsschluss entsteht eine Rangliste.]', 'method: ‸Nach jedem Handelsschluss entsteht eine Rangliste.'],
    'Liste',
    '[Nach jedem Handelsschluss entsteht eine Rangliste.]',
  ),
  wrong('trading system: an alias with an underscore', 'trading-systems.yaml', ['alias: us-100', 'alias: ‸us_100'], 'Form', 'us-100'),
  wrong(
    'consent: one environment without brackets',
    'consent.yaml',
    ['environments: [production]', 'environments: ‸production'],
    'Liste',
    '[production]',
  ),
  wrong('consent: a number of days with its unit', 'consent.yaml', ['cookieDays: 180', 'cookieDays: ‸180 Tage'], 'ganze Zahl', '180'),
  wrong('consent: a day in German', 'consent.yaml', ["before: '2023-12-21'", 'before: ‸21.12.2023'], 'Form', '2023-12-21'),
  wrong('consent: a purpose in quotes', 'consent.yaml', ['purpose: 4,', "purpose: ‸'4',"], 'ganze Zahl', '4'),
  wrong(
    'consent: a host with a capital',
    'consent.yaml',
    ['host: www.youtube-nocookie.com', 'host: ‸www.YouTube-nocookie.com'],
    'Form',
    'www.youtube-nocookie.com',
  ),
  wrong('ads: a width with its unit', 'ads.yaml', ['upTo: 1023', 'upTo: ‸1023px'], 'ganze Zahl', '1023'),
  wrong('ads: one path without brackets', 'ads.yaml', ['at: [/]', 'at: ‸/'], 'Liste', '[/]'),
  wrong('ads: a switch in German', 'ads.yaml', ['withAlias: true', 'withAlias: ‸ja'], 'true oder false', 'true'),
  wrong('ads: a slot with a capital', 'ads.yaml', ['name: sky', 'name: ‸Sky'], 'keinen gültigen Wert', 'sky'),
  wrong(
    'analytics: a kind in small letters',
    'analytics.yaml',
    ['appType: WEBSITE', 'appType: ‸Website'],
    'keinen gültigen Wert',
    'WEBSITE',
  ),
  wrong('analytics: a version with its letter', 'analytics.yaml', ['appVersion: 5.181.0', 'appVersion: ‸v5.181.0'], 'Form', '5.181.0'),
  wrong(
    'site: a host without scheme',
    'site.yaml',
    ['www: https://www.parkett.example', 'www: ‸www.parkett.example'],
    'Form',
    'https://www.parkett.example',
  ),
  wrong(
    'site: a host with a slash at its end',
    'site.yaml',
    ['forum: https://forum.parkett.example', 'forum: ‸https://forum.parkett.example/'],
    'Form',
    'https://forum.parkett.example',
  ),
  wrong('site: a year in quotes', 'site.yaml', ['since: 1998', "since: ‸'1998'"], 'ganze Zahl', '1998'),
  wrong('site: a year of two digits', 'site.yaml', ['since: 1998', 'since: ‸98'], 'mindestens 1900'),
  wrong('site: a template without its placeholder', 'site.yaml', ['template: /bilder/{id}.svg', 'template: ‸/bilder/id.svg'], 'Form'),
  wrong('site: a host in the wrong case', 'site.yaml', ['  webTrading:', '  ‸webtrading:'], 'nicht bekannt', 'webTrading'),
  wrong('updates: a day in German', 'updates.yaml', ['date: 2026-10-26', 'date: ‸26.10.2026'], 'Form', '2026-10-26'),
  wrong(
    'updates: one paragraph that is no list',
    'updates.yaml',
    ['text: [Die Uhrzeiten stimmen wieder.]', 'text: ‸Die Uhrzeiten stimmen wieder.'],
    'Liste',
    '[Die Uhrzeiten stimmen wieder.]',
  ),
  wrong('updates: a kind in German', 'updates.yaml', ['kind: new', 'kind: ‸neu'], 'keinen gültigen Wert', 'new'),
  wrong('updates: an anchor with an umlaut', 'updates.yaml', ['id: boersenzeiten', 'id: ‸Börsenzeiten'], 'Form', 'boersenzeiten'),
  wrong(
    'updates: a link without its text',
    'updates.yaml',
    ['link: { label: Zu den Aktien, path: /aktien }', 'link: ‸/aktien'],
    'Abschnitt',
  ),
  wrong('venues: a time with a point', 'venues.yaml', ["closing: '17:30'", "closing: ‸'17.30'"], 'Form', '17:30'),
  wrong('venues: a time with its word', 'venues.yaml', ["opening: '09:00'", 'opening: ‸09:00 Uhr'], 'Form', '09:00'),
  wrong('venues: a time that is a number', 'venues.yaml', ["opening: '09:00'", 'opening: ‸9.00'], 'Anführungszeichen', "'09:00'"),
  wrong('venues: a day in full', 'venues.yaml', ['days: [Mo, Di', 'days: [‸Montag, Di'], 'keinen gültigen Wert', 'Mo'),
  wrong('venues: days from to', 'venues.yaml', ['days: [Mo, Di, Mi, Do, Fr]', 'days: ‸Mo-Fr'], 'Liste', '[Mo, Di, Mi, Do, Fr]'),
  wrong(
    'venues: a city for a time zone',
    'venues.yaml',
    ['timezone: Europe/Berlin', 'timezone: ‸Berlin'],
    'keinen gültigen Wert',
    'Europe/Berlin',
  ),
  wrong(
    'venues: a session that is no list',
    'venues.yaml',
    ["sessions: [{ opening: '09:00', closing: '17:30' }]", "sessions: ‸{ opening: '09:00', closing: '17:30' }"],
    'Liste',
    "[{ opening: '09:00', closing: '17:30' }]",
  ),
  wrong('moved address: without its slash', 'redirects.yaml', ['from: /alte-kurse', 'from: ‸alte-kurse'], 'Form', '/alte-kurse'),
  wrong(
    'moved address: with its host',
    'redirects.yaml',
    ['from: /alte-kurse', 'from: ‸https://www.parkett.example/alte-kurse'],
    'Form',
    '/alte-kurse',
  ),
  wrong(
    'moved address: a status in quotes',
    'redirects.yaml',
    ['to: /aktien, status: 301', "to: /aktien, status: ‸'301'"],
    'ganze Zahl',
    '301',
  ),
  wrong('moved address: letters turned in its key', 'redirects.yaml', ['from: /alte-kurse', '‸form: /alte-kurse'], 'nicht bekannt', 'from'),
  wrong('moved address: a day in German', 'redirects.yaml', ["validUntil: '2026-11-30'", 'validUntil: ‸30.11.2026'], 'Form', '2026-11-30'),
  wrong('route list: one path without brackets', 'route-lists.yaml', ['wide: [/]', 'wide: ‸/'], 'Liste', '[/]'),
  wrong(
    'route list: a route that there is not',
    'route-lists.yaml',
    ['medium: [/impressum]', 'medium: [‸/impresum]'],
    'Route',
    '/impressum',
  ),
  wrong('coming page: one that is there', 'coming-pages.yaml', ['- /premium', '- ‸/aktien'], 'gibt es jetzt'),
  wrong('coming page: without its slash', 'coming-pages.yaml', ['- /premium', '- ‸premium'], 'Form', '/premium'),
  wrong('content rule: a rule in the singular', 'content-rules.yaml', ['[headings,', '[‸heading,'], 'keinen gültigen Wert', 'headings'),
  wrong(
    'content rule: rules without brackets',
    'content-rules.yaml',
    ['order: [headings, excluded-headlines, numbering, soft-hyphens]', 'order: ‸headings, numbering'],
    'Liste',
    '[headings, numbering]',
  ),
  wrong(
    'article blocks: one item without brackets',
    'article-blocks.yaml',
    ['items: [photo, NewsPhoto]', 'items: ‸photo'],
    'Liste',
    '[photo]',
  ),
  wrong('section: a sub type without brackets', 'sections.yaml', ['entitySubTypes: [ETF]', 'entitySubTypes: ‸ETF'], 'Liste', '[ETF]'),
  wrong('section: a type in German', 'sections.yaml', ['entityType: FUTURE', 'entityType: ‸FUTURES'], 'keinen gültigen Wert', 'FUTURE'),
  wrong(
    'index: sections for a list',
    'indices.yaml',
    [/indices:\n[^]*/u, "indices:\n  ‸DAX: { alias: DAX, name: DAX, entityValue: '20735' }\n"],
    'Liste',
  ),
  wrong('index: an ISIN for a number', 'indices.yaml', ["entityValue: '20735'", 'entityValue: ‸DE0008469008'], 'Form'),
  wrong('tile: a currency in words', 'market-tiles.yaml', ['isoCurrency: JPY', 'isoCurrency: ‸Yen'], 'Form', 'JPY'),
  wrong(
    'tile: an address without its name',
    'market-tiles.yaml',
    ['urls: { WEBSITE: /rohstoffe/Gold-1326189 }', 'urls: ‸/rohstoffe/Gold-1326189'],
    'Abschnitt',
  ),
  wrong('tile: a number in quotes', 'market-tiles.yaml', ['idNotation: 20735', "idNotation: ‸'20735'"], 'ganze Zahl', '20735'),
  wrong('tile: a quality in small letters', 'market-tiles.yaml', ['quality: BST', 'quality: ‸bst'], 'keinen gültigen Wert', 'BST'),
  wrong(
    'free text: a day in German',
    'content-pages/barrierefreiheit.yaml',
    ['updated: 2026-11-02', 'updated: ‸2. November 2026'],
    'Form',
    '2026-11-02',
  ),
  wrong(
    'free text: one entry without brackets',
    'content-pages/barrierefreiheit.yaml',
    ['items: [Tastatur, Vergrößerung]', 'items: ‸Tastatur'],
    'Liste',
    '[Tastatur]',
  ),
  wrong(
    'free text: columns without brackets',
    'content-pages/barrierefreiheit.yaml',
    ['head: [Was, Womit]', 'head: ‸Was, Womit'],
    'Liste',
    '[Was, Womit]',
  ),
  wrong(
    'free text: a heading as in Markdown',
    'content-pages/barrierefreiheit.yaml',
    ['  - { type: heading, text: Stand }', '  ‸- ## Stand'],
    'leer',
  ),
  wrong(
    'free text: a day that no calendar has',
    'content-pages/barrierefreiheit.yaml',
    ['updated: 2026-11-02', 'updated: ‸2026-02-30'],
    'in keinem Kalender',
  ),
];
