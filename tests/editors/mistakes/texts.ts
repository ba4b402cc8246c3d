import { added, gone, wrong, type Mistake } from '../mistake.ts';

const TEXT = `slug: hausordnung
title: Hausordnung
description: Eine Probe.
body:
  - { type: heading, text: Anfang }
  - type: paragraph
    text: Mehr im <a href="/impressum">Impressum</a>.
  - type: table
    caption: Probe
    head: [Name, Zweck]
    rows:
      - [eins, zwei]
`;
const wrongText = (
  what: string,
  [from, to]: readonly [from: string, to: string],
  says: string,
  suggestion?: string,
  more?: number,
): Mistake => added(what, 'content-pages/hausordnung.yaml', TEXT.replace(from, to), says, suggestion, more);

const announcement = (start: string, end: string): string =>
  `promotions: []\nannouncement: { id: a-probe, text: Wir warten., start: ${start}, end: ${end} }`;

/** Mistakes in free texts, moved addresses, venues, the list of updates, the header with its menu, and hosts. */
export const texts: readonly Mistake[] = [
  wrongText('a free text: a misspelt key', ['description:', '‸descripton:'], 'nicht bekannt', 'description', 1),
  wrongText('a free text: a part of no known type', ['type: heading', 'type: ‸headline'], 'gibt es nicht', 'heading'),
  wrongText(
    'a free text: a link that leads nowhere',
    ['text: Mehr im <a href="/impressum">', 'text: ‸Mehr im <a href="/impresum">'],
    'führt ins Leere',
    '/impressum',
  ),
  wrongText('a free text: a row with a cell too many', ['- [eins, zwei]', '- ‸[eins, zwei, drei]'], '3 Zellen'),
  wrongText('a free text: a slug with capitals', ['slug: hausordnung', 'slug: ‸Hausordnung'], 'Hausordnung', 'hausordnung'),
  wrongText('a free text: the address of another page', ['slug: hausordnung', 'slug: ‸aktien'], 'hat schon die Seite'),
  wrongText('a free text: an address that the portal needs itself', ['slug: hausordnung', 'slug: ‸health'], 'antwortet das Portal selbst'),
  wrongText('a free text: the slug of another text', ['slug: hausordnung', 'slug: ‸barrierefreiheit'], 'barrierefreiheit', undefined, 2),
  wrong('a moved address: a target that does not exist', 'redirects.yaml', ['to: /aktien,', 'to: ‸/aktein,'], 'führt ins Leere', '/aktien'),
  wrong('a moved address: one that a page has', 'redirects.yaml', ['from: /alte-kurse', 'from: ‸/aktien'], 'verdecken'),
  wrong('a moved address: one that a free text has', 'redirects.yaml', ['from: /alte-kurse', 'from: ‸/barrierefreiheit'], 'verdecken'),
  wrong(
    'a moved address: one that the portal needs itself',
    'redirects.yaml',
    ['from: /alte-kurse', 'from: ‸/api/kurse'],
    'antwortet das Portal selbst',
  ),
  wrong('a moved address: twice', 'redirects.yaml', ['from: /aktion', 'from: ‸/alte-kurse'], 'leitet schon Zeile'),
  wrong('a moved address: over another one', 'redirects.yaml', ['to: /aktien,', 'to: ‸/aktion,'], 'selbst umgeleitet', '/ratgeber'),
  wrong('a moved address: to itself', 'redirects.yaml', ['to: /aktien,', 'to: ‸/alte-kurse,'], 'im Kreis'),
  wrong('a moved address: a circle over a pattern', 'redirects.yaml', ["to: '/index/{rest}'", "to: ‸'/alt/{rest}'"], 'im Kreis'),
  wrong(
    'a moved address: a placeholder that its pattern does not have',
    'redirects.yaml',
    ["to: '/index/{rest}'", "to: ‸'/index/{rset}'"],
    'keinen Platzhalter',
    '/index/{rest}',
  ),
  wrong(
    'a moved address: with its query',
    'redirects.yaml',
    ['from: /alte-kurse', 'from: ‸/börsenkurse.php?id=3'],
    'ohne „?“',
    '/börsenkurse.php',
  ),
  wrong(
    'a moved address: a status that is none',
    'redirects.yaml',
    ['to: /aktien, status: 301', 'to: /aktien, status: ‸303'],
    '303',
    '301',
  ),
  wrong(
    'a moved address: an end before its beginning',
    'redirects.yaml',
    ["validUntil: '2026-11-30'", "validUntil: ‸'2026-10-30'"],
    'bevor sie',
  ),
  wrong(
    'a moved address: a day that no calendar has',
    'redirects.yaml',
    ["validUntil: '2026-11-30'", "validUntil: ‸'2026-11-31'"],
    'in keinem Kalender',
  ),
  wrong('venues: a session that ends before it begins', 'venues.yaml', ["closing: '17:30'", "closing: ‸'07:30'"], 'beginnt aber erst'),
  wrong('venues: an hour of one digit', 'venues.yaml', ["opening: '09:00'", "opening: ‸'9:00'"], '9:00', '09:00'),
  wrong('venues: sessions that run into each other', 'venues.yaml', ["opening: '12:30'", "opening: ‸'11:00'"], 'endet erst um'),
  wrong(
    'venues: a time zone that is none',
    'venues.yaml',
    ['timezone: Europe/London', 'timezone: ‸Europe/Londen'],
    'Europe/Londen',
    'Europe/London',
  ),
  wrong('venues: a day in English', 'venues.yaml', ['days: [Mo, Di, Mi', 'days: [‸Mon, Di, Mi'], 'Mon', 'Mo'),
  wrong('venues: a venue twice', 'venues.yaml', ['name: gettex', 'name: ‸Xetra'], 'gibt es schon'),
  wrong('news of the portal: an anchor twice', 'updates.yaml', ['id: zeitumstellung', 'id: ‸boersenzeiten'], 'gibt es schon'),
  wrong('news of the portal: a day that no calendar has', 'updates.yaml', ['date: 2026-11-02', 'date: ‸2026-11-31'], 'in keinem Kalender'),
  wrong('news of the portal: a kind that is none', 'updates.yaml', ['kind: fixed', 'kind: ‸fix'], 'fix', 'fixed'),
  wrong('news of the portal: a link that leads nowhere', 'updates.yaml', ['path: /aktien', 'path: ‸/aktein'], 'führt ins Leere', '/aktien'),
  wrong(
    'an announcement: an end before its beginning',
    'header.yaml',
    ['promotions: []', announcement('2026-12-05 02:00', '‸2026-12-05 01:30')],
    'bevor sie',
  ),
  wrong(
    'an announcement: a day that no calendar has',
    'header.yaml',
    ['promotions: []', announcement('‸2026-11-31', '2026-12-05')],
    'in keinem Kalender',
  ),
  wrong(
    'an announcement: a time that no clock shows',
    'header.yaml',
    ['promotions: []', announcement('2026-12-05', '‸2026-12-05 25:00')],
    '25:00',
  ),
  wrong(
    'a promotion: a link that leads nowhere',
    'header.yaml',
    ['promotions: []', "promotions: [{ label: Neu, link: ‸/aktein, start: '2026-12-01', end: '2026-12-24', viewport: large }]"],
    'führt ins Leere',
    '/aktien',
  ),
  wrong(
    'a promotion: a day in German',
    'header.yaml',
    ['promotions: []', "promotions: [{ label: Neu, link: /aktien, start: ‸'01.12.2026', end: '2026-12-24', viewport: large }]"],
    '01.12.2026',
    '2026-12-01',
  ),
  wrong(
    'the newsletter: hidden on a page that there is not',
    'header.yaml',
    ['hiddenOn: { path: /impressum }', 'hiddenOn: { path: ‸/impresum }'],
    'führt ins Leere',
    '/impressum',
  ),
  wrong('a link of the header: a host that is none', 'header.yaml', ['host: webTrading', 'host: ‸webtrading'], 'webtrading', 'webTrading'),
  wrong('the user menu: a link that leads nowhere', 'user-menu.yaml', ['path: /logout', 'path: ‸/logot'], 'führt ins Leere', '/logout'),
  wrong(
    'the user menu: a product that nobody sells',
    'user-menu.yaml',
    ['product: premium-pro', 'product: ‸premium-por'],
    'Produkt',
    'premium-pro',
  ),
  wrong('the user menu: an entry twice', 'user-menu.yaml', ['id: orderbuch', 'id: ‸watchlists'], 'gibt es schon'),
  wrong('the user menu: a host that is none', 'user-menu.yaml', ['host: trading', 'host: ‸tradings'], 'tradings', 'trading'),
  gone('the user menu: without the entry to log out', 'user-menu.yaml', /logout:.*\n/u, /login:/u, 'logout'),
  wrong('hosts: one that is none', 'site.yaml', ['  forum:', '  ‸form:'], 'form', 'forum', 1),
  added(
    'a page about a text that names none',
    'pages/probe.yaml',
    'route: /probe\nsubject: { kind: content, slug: ‸gibt-es-nicht }\ntitle: Probe\ndescription: Probe.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [{ type: content-text }] }\n',
    'gibt es in content-pages/ nicht',
  ),
  added(
    'a page about a text that does not say which',
    'pages/probe.yaml',
    'route: /probe\n‸subject: { kind: content }\ntitle: Probe\ndescription: Probe.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [{ type: content-text }] }\n',
    'weder slug noch parameter',
  ),
];
