import { added, wrong, type Mistake } from '../mistake.ts';

const EPISODE = 'content/podcasts/zweite-lesung-01.yaml';
const DIRECTORY = 'content/directory.yaml';

const WORDS = 'Wer in Raten kauft, bekommt im Mittel einen mittleren Kurs und schläft ruhiger. '.repeat(16).trim();
/** A video without mistakes, as the base of changes. */
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
const video = (
  what: string,
  [from, to]: readonly [from: string, to: string],
  says: string,
  suggestion?: string,
  more?: number,
): Mistake => {
  if (!VIDEO.includes(from)) throw new Error(`„${from}“ does not stand in the video of „${what}“`);
  const text = VIDEO.replace(from, () => to);
  return added(`video: ${what}`, 'content/videos/probe.yaml', text, says, suggestion, more);
};

/** Episodes and videos, and the directory of people and topics that articles reference. */
export const media: readonly Mistake[] = [
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
  wrong(
    'episode: without a comma',
    EPISODE,
    ['series: zweite-lesung, episode: 1', 'series: ‸zweite-lesung episode: 1'],
    'Komma',
    '{ series: zweite-lesung, episode: 1, stream: 8101 }',
  ),
  video(
    'a host that may not be shown',
    ["url: 'https://video.parkett.example", "url: ‸'https://vidoe.parkett.example"],
    'externalHosts',
    'https://video.parkett.example/einbetten/sparplan',
  ),
  video('an address with http', ["url: 'https://video", "url: ‸'http://video"], 'Form', 'https://video.parkett.example/einbetten/sparplan'),
  video('without its address', ["video: { url: 'https://video.parkett.example/einbetten/sparplan', link", '‸video: { link'], 'fehlt „url“'),
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
  wrong('directory: a source twice', DIRECTORY, ['alias: emittent-erzquell', 'alias: ‸emittent-talmark'], 'gibt es schon', undefined, 2),
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
      '{ ‸id: 503, alias: samira-voss, firstName: Samira, lastName: Voss }',
    ],
    'fehlt „vita“',
  ),
];
