import { added, gone, wrong, type Mistake } from '../mistake.ts';

const STOP = 'content/articles/stop-order.yaml';
const BUY = 'content/articles/aktien-kaufen.yaml';
const EPISODE = 'content/podcasts/zweite-lesung-01.yaml';
const DIRECTORY = 'content/directory.yaml';
const DATE = "datetimePublication: '2026-04-07T07:00:00.000+00:00'";

const WORDS = 'Wer in Raten kauft, bekommt im Mittel einen mittleren Kurs und schläft ruhiger. '.repeat(16).trim();
/** A video that is right apart from what is done to it. */
export const VIDEO = `id: 42999
alias: news/videos/sparplan
category: videos
contentType: VIDEO
video: { url: 'https://video.parkett.example/einbetten/sparplan', link: 'https://video.parkett.example/sparplan' }
headline: Sparplan gegen Einmalanlage
teaser: Was ist besser, auf einmal oder in Raten?
author: samira-voss
cloudinaryId: anleihen-grundlagen
datetimePublication: '2026-05-08T12:00:00.000+00:00'
instruments:
  - { entityType: STOCK, entityValue: '82849' }
contentItems:
  - type: summary
    value: Der Sparplan gewinnt bei den Nerven.
  - type: paragraph
    value: ${WORDS}
`;
const video = (what: string, [from, to]: readonly [from: string, to: string], says: string, meant?: string, more?: number): Mistake => {
  if (!VIDEO.includes(from)) throw new Error(`„${from}“ does not stand in the video of „${what}“`);
  const text = VIDEO.replace(from, () => to);
  return added(`video: ${what}`, 'content/videos/probe.yaml', text, says, meant, more);
};

/** Articles, episodes and videos, and the directory of what they refer to. */
export const furtherPieces: readonly Mistake[] = [
  wrong('article: an id with a point for thousands', STOP, ['id: 42203', 'id: ‸42.203'], 'ganze Zahl', '42203'),
  wrong('article: an id with a letter', STOP, ['id: 42203', 'id: ‸A42203'], 'ganze Zahl'),
  wrong(
    'article: an alias that begins with a slash',
    STOP,
    ['alias: news/wissen/stop-order', 'alias: ‸/news/wissen/stop-order'],
    'Form',
    'news/wissen/stop-order',
  ),
  wrong(
    'article: an alias with capitals',
    STOP,
    ['alias: news/wissen/stop-order', 'alias: ‸news/wissen/Stop-Order'],
    'Form',
    'news/wissen/stop-order',
  ),
  wrong(
    'article: an alias with an umlaut',
    STOP,
    ['alias: news/wissen/stop-order', 'alias: ‸news/wissen/stop-örder'],
    'Form',
    'news/wissen/stop-oerder',
  ),
  wrong(
    'article: an alias with spaces',
    STOP,
    ['alias: news/wissen/stop-order', 'alias: ‸news/wissen/stop order'],
    'Form',
    'news/wissen/stop-order',
  ),
  wrong('article: a category with a capital', STOP, ['category: wissen', 'category: ‸Wissen'], 'Form', 'wissen'),
  wrong('article: an author by name', STOP, ['author: samira-voss', 'author: ‸Samira Voss'], 'Form', 'samira-voss'),
  wrong('article: a key in German', STOP, ['author: samira-voss', '‸autorin: samira-voss'], 'nicht bekannt', 'author'),
  wrong('article: a day alone', STOP, [DATE, 'datetimePublication: ‸2026-04-07'], 'Form', '2026-04-07T00:00:00.000+00:00'),
  wrong('article: a day and a time', STOP, [DATE, 'datetimePublication: ‸2026-04-07 07:00'], 'Form', '2026-04-07T07:00:00.000+00:00'),
  wrong(
    'article: a German day with a time',
    STOP,
    [DATE, 'datetimePublication: ‸07.04.2026 07:00'],
    'Form',
    '2026-04-07T07:00:00.000+00:00',
  ),
  wrong(
    'article: a German day with a time and its word',
    STOP,
    [DATE, 'datetimePublication: ‸7.4.2026, 7:00 Uhr'],
    'Form',
    '2026-04-07T07:00:00.000+00:00',
  ),
  wrong(
    'article: an instant of another offset',
    STOP,
    [DATE, "datetimePublication: ‸'2026-04-07T09:00:00+02:00'"],
    'Form',
    '2026-04-07T07:00:00.000+00:00',
  ),
  wrong(
    'article: an instant in UTC by its letter',
    STOP,
    [DATE, 'datetimePublication: ‸2026-04-07T07:00:00Z'],
    'Form',
    '2026-04-07T07:00:00.000+00:00',
  ),
  wrong('article: an hour that no clock shows', STOP, [DATE, "datetimePublication: ‸'2026-04-07T25:00:00.000+00:00'"], 'gibt es nicht'),
  wrong('article: a German day that no calendar has', STOP, [DATE, 'datetimePublication: ‸31.02.2026'], 'in keinem Kalender'),
  wrong(
    'article: an instrument that is no list',
    BUY,
    [/instruments:\n {2}- .*\n {2}- .*\n/u, "instruments:\n  ‸{ entityType: STOCK, entityValue: '82849' }\n"],
    'Liste',
  ),
  wrong('article: its parts under another name', STOP, ['contentItems:', '‸content:'], 'nicht bekannt', 'contentItems'),
  wrong(
    'article: a text under another name',
    STOP,
    ['- type: headline\n    value: Die Nacht dazwischen', '- type: headline\n    ‸text: Die Nacht dazwischen'],
    'nicht bekannt',
    'value',
  ),
  wrong(
    'article: the values of a paragraph',
    STOP,
    ['- type: headline\n    value: Die Nacht dazwischen', '- type: headline\n    ‸values: Die Nacht dazwischen'],
    'nicht bekannt',
    'value',
  ),
  wrong(
    'article: the value of a list',
    BUY,
    ['  - type: ordered-list\n    values:', '  - type: ordered-list\n    ‸value:'],
    'nicht bekannt',
    'values',
  ),
  wrong(
    'article: its type as a key',
    STOP,
    ['- type: headline\n    value: Die Nacht dazwischen', '- ‸headline: Die Nacht dazwischen'],
    'fehlt „type“',
  ),
  wrong(
    'article: an entry with a colon',
    BUY,
    ['      - Ordertyp und Limit setzen.', '      - ‸Wichtig: Ordertyp und Limit setzen.'],
    'Anführungszeichen',
    "'Wichtig: Ordertyp und Limit setzen.'",
  ),
  wrong(
    'article: an entry in bold as in Markdown',
    BUY,
    ['      - Ordertyp und Limit setzen.', '      - ‸**Wichtig**: Ordertyp setzen.'],
    'Anführungszeichen',
    "'**Wichtig**: Ordertyp setzen.'",
  ),
  wrong(
    'article: an entry that begins with a bracket',
    BUY,
    ['      - Ordertyp und Limit setzen.', '      - ‸[Limit] setzen, dann senden.'],
    'Anführungszeichen',
    "'[Limit] setzen, dann senden.'",
  ),
  wrong('article: an entry that is a number', BUY, ['      - Ordertyp und Limit setzen.', '      - ‸2026'], 'Anführungszeichen', "'2026'"),
  wrong('article: an entry with nothing in it', BUY, ['      - Ordertyp und Limit setzen.', '      ‸-'], 'leer'),
  wrong(
    'article: a teaser with quotes in quotes',
    STOP,
    [/teaser: .*/u, 'teaser: ‸"Die "Stop-Order" soll Verluste begrenzen."'],
    'Anführungszeichen',
    '\'Die "Stop-Order" soll Verluste begrenzen.\'',
  ),
  wrong(
    'article: a caption with a colon',
    BUY,
    ["credit: 'Grafik: Parkett'", 'credit: ‸Grafik: Parkett'],
    'gehört in Anführungszeichen',
    "'Grafik: Parkett'",
  ),
  wrong('article: a switch in German', STOP, ['instruments: []', 'instruments: []\npremium: ‸ja'], 'true oder false', 'true'),
  wrong(
    'article: a picture with its ending',
    STOP,
    ['cloudinaryId: aktien-kaufen', 'cloudinaryId: ‸aktien-kaufen.jpg'],
    'Bild',
    'aktien-kaufen',
  ),
  wrong(
    'article: a picture by its address',
    STOP,
    ['cloudinaryId: aktien-kaufen', 'cloudinaryId: ‸/bilder/aktien-kaufen.svg'],
    'Bild',
    'aktien-kaufen',
  ),
  wrong('article: a width with its unit', BUY, ['width: 1200', 'width: ‸1200px'], 'ganze Zahl', '1200'),
  wrong('article: a kind of link in German', BUY, ['linkType: INTERNAL', 'linkType: ‸intern'], 'keinen gültigen Wert', 'INTERNAL'),
  wrong('article: a row that is a text', BUY, [/ {6}- \[Limit, .*\]\n/u, '      - ‸Limit\n'], 'Liste', '[Limit]'),
  wrong('article: a German no', BUY, ['excludedFromTOC: true', 'excludedFromTOC: ‸nein'], 'true oder false', 'false'),
  wrong(
    'article: an instrument without its type',
    BUY,
    ["    instrument: { entityType: STOCK, entityValue: '82849' }\n    range", "    instrument: ‸{ entityValue: '82849' }\n    range"],
    'fehlt „entityType“',
  ),
  wrong(
    'article: a type in German',
    BUY,
    ["  - { entityType: INDEX, entityValue: '20735' }\ncontent", "  - { entityType: ‸Indizes, entityValue: '20735' }\ncontent"],
    'keinen gültigen Wert',
    'INDEX',
  ),
  wrong(
    'article: a link with one slash behind the scheme',
    BUY,
    ['url: /ratgeber/kennzahlen-lesen', 'url: ‸https:/www.parkett.example/ratgeber'],
    'Form',
    'https://www.parkett.example/ratgeber',
  ),
  wrong(
    'article: a link of the portal with its host',
    BUY,
    ['url: /ratgeber/kennzahlen-lesen', 'url: ‸www.parkett.example/ratgeber/kennzahlen-lesen'],
    'Form',
    '/ratgeber/kennzahlen-lesen',
  ),
  wrong(
    'article: marks of a merge in its text',
    STOP,
    [
      '  - type: headline\n    value: Die Nacht dazwischen',
      '‸<<<<<<< HEAD\n  - type: headline\n    value: Die Nacht dazwischen\n=======\n  - type: headline\n    value: Die Nacht\n>>>>>>> entwurf',
    ],
    'Git',
  ),
  wrong(
    'article: a text that goes on at the margin',
    STOP,
    ['      Ein Stop löst eine Order aus', '‸Ein Stop löst eine Order aus'],
    'eingerückt',
  ),
  gone('article: without its headline', STOP, /headline: .*\n/u, 'id: 42203', 'fehlt „headline“'),
  wrong('episode: a series by name', EPISODE, ['series: zweite-lesung', 'series: ‸Zweite Lesung'], 'Form', 'zweite-lesung'),
  wrong(
    'episode: its series alone',
    EPISODE,
    ['podcast: { series: zweite-lesung, episode: 1, stream: 8101 }', 'podcast: ‸zweite-lesung'],
    'Abschnitt',
  ),
  wrong('episode: a number in words', EPISODE, ['episode: 1', 'episode: ‸eins'], 'ganze Zahl'),
  wrong('episode: the number nought', EPISODE, ['episode: 1', 'episode: ‸0'], 'mindestens 1'),
  wrong('episode: a stream in quotes', EPISODE, ['stream: 8101', "stream: ‸'8101'"], 'ganze Zahl', '8101'),
  wrong(
    'episode: a kind in small letters',
    EPISODE,
    ['contentType: PODCAST', 'contentType: ‸podcast'],
    'keinen gültigen Wert',
    'PODCAST',
    1,
  ),
  wrong('episode: without a comma', EPISODE, ['series: zweite-lesung, episode: 1', 'series: ‸zweite-lesung episode: 1'], 'Komma'),
  video(
    'a host that may not be shown',
    ["url: 'https://video.parkett.example", "url: ‸'https://vidoe.parkett.example"],
    'externalHosts',
    'https://video.parkett.example/einbetten/sparplan',
  ),
  video('an address with http', ["url: 'https://video", "url: ‸'http://video"], 'Form', 'https://video.parkett.example/einbetten/sparplan'),
  video('without its address', ["video: { url: 'https://video.parkett.example/einbetten/sparplan', link", 'video: ‸{ link'], 'fehlt „url“'),
  video('a kind in German', ['contentType: VIDEO', 'contentType: ‸Video'], 'keinen gültigen Wert', 'VIDEO'),
  video('an author that there is not', ['author: samira-voss', 'author: ‸samira-vos'], 'Autor', 'samira-voss'),
  wrong(
    'directory: a German no',
    DIRECTORY,
    ['address: ratgeber, noIndex: false', 'address: ratgeber, noIndex: ‸nein'],
    'true oder false',
    'false',
  ),
  wrong(
    'directory: an address that begins with a slash',
    DIRECTORY,
    ['address: news/wissen', 'address: ‸/news/wissen'],
    'Form',
    'news/wissen',
  ),
  wrong(
    'directory: a key in small letters',
    DIRECTORY,
    ['alias: samira-voss, firstName: Samira', 'alias: samira-voss, ‸firstname: Samira'],
    'nicht bekannt',
    'firstName',
  ),
  wrong(
    'directory: one author without brackets',
    DIRECTORY,
    ['authors: [henrik-oltmann]', 'authors: ‸henrik-oltmann'],
    'Liste',
    '[henrik-oltmann]',
  ),
  wrong(
    'directory: a place in small letters',
    DIRECTORY,
    ['playerPosition: HEAD', 'playerPosition: ‸head'],
    'keinen gültigen Wert',
    'HEAD',
  ),
  wrong('directory: one stream without brackets', DIRECTORY, ['contentStreamIds: [8102]', 'contentStreamIds: ‸8102'], 'Liste', '[8102]'),
  wrong('directory: a source twice', DIRECTORY, ['alias: emittent-talmark', 'alias: ‸emittent-erzquell'], 'gibt es schon', undefined, 2),
  wrong(
    'directory: an author with a comma in the text',
    DIRECTORY,
    ['description: Meinungen der Redaktion. }', 'description: ‸Meinungen, Glossen und mehr }'],
    'Komma',
    "'Meinungen, Glossen und mehr'",
  ),
  wrong(
    'directory: an author without text',
    DIRECTORY,
    [
      "{ id: 503, alias: samira-voss, firstName: Samira, lastName: Voss, vita: 'Erklärt Technik und Abläufe der Börse. Sie hat Wirtschaftsinformatik studiert.' }",
      '‸{ id: 503, alias: samira-voss, firstName: Samira, lastName: Voss }',
    ],
    'fehlt „vita“',
  ),
];
