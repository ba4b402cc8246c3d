import { wrong, type Mistake } from '../mistake.ts';
import { booking, campaign } from './partners.ts';

const RULE = '    campaigns: [{ campaign: 301, weight: 20 }]';
const DIRECTORY = 'content/directory.yaml';

/** Duplicate entries, and names that belong to another document. */
export const doubles: readonly Mistake[] = [
  campaign(
    'one twice in a rule',
    [RULE, '    campaigns: [{ campaign: 301, weight: 20 }, { campaign: ‸301, weight: 5 }]'],
    'nennt diese Regel schon in Zeile 28',
  ),
  campaign(
    'the same in a rule of the same condition',
    [
      RULE,
      `${RULE}\n  - id: 12\n    when: { devices: [TABLET, DESKTOP], loggedIn: false }\n    campaigns: [{ campaign: ‸301, weight: 5 }]`,
    ],
    'nennt eine Regel mit derselben Bedingung schon in Zeile 28',
  ),
  campaign('a device twice', ['[DESKTOP, TABLET]', '[DESKTOP, ‸DESKTOP]'], 'zweimal'),
  campaign(
    'two messages at one place',
    [
      'isClosable: true\n      - id: 30102\n        name: kurse-mitteilung\n        type: MESSAGE\n        scope: ANNOUNCEMENT',
      'slot: 1\n      - id: 30102\n        name: kurse-mitteilung\n        type: MESSAGE\n        scope: DEFAULT\n        slot: ‸1',
    ],
    'Gezeigt würde nur einer',
  ),
  booking('a gearing twice', ['gearings: [5, 10, 20]', 'gearings: [5, ‸5, 20]'], 'zweimal'),
  wrong(
    'directory: an author twice in a podcast',
    DIRECTORY,
    ['[jule-brandis, theresa-lindqvist]', '[jule-brandis, ‸jule-brandis]'],
    'zweimal',
  ),
  wrong(
    'directory: a stream of two podcasts',
    DIRECTORY,
    ['contentStreamIds: [8102]', 'contentStreamIds: [‸8101]'],
    'gibt es schon',
    undefined,
    20,
  ),
  wrong(
    'directory: an address of two categories',
    DIRECTORY,
    ['address: news/wissen', 'address: ‸news/analysen'],
    'gibt es schon',
    undefined,
    20,
  ),
  wrong(
    'podcast: a stream of another series',
    'content/podcasts/zweite-lesung-01.yaml',
    ['stream: 8101', 'stream: ‸8102'],
    'gehört zu „restlaufzeit“',
    '8101',
  ),
  wrong(
    'podcast: a stream that there is not',
    'content/podcasts/zweite-lesung-01.yaml',
    ['stream: 8101', 'stream: ‸8109'],
    'zu keiner Reihe',
    '8101',
  ),
  wrong(
    'article: an instrument twice',
    'content/articles/aktien-kaufen.yaml',
    ["{ entityType: INDEX, entityValue: '20735' }", "‸{ entityType: STOCK, entityValue: '82849' }"],
    'zweimal',
  ),
  wrong(
    'navigation: marked below a start that is no page',
    'navigation.yaml',
    ['under: [/index, /realtime] }', 'under: [/index, ‸/index/tops-flops] }'],
    'liegt keine Seite',
  ),
  wrong(
    'navigation: marked below a misspelt page of a section',
    'navigation.yaml',
    ['under: [/index, /realtime] }', 'under: [/index, ‸/aktien/findr] }'],
    'liegt keine Seite',
  ),
  wrong(
    'navigation: a fund with a wrong digit',
    'navigation.yaml',
    ['path: /fonds/Elmshag-Welt-Select-A-Fonds-LU9705664589', 'path: ‸/fonds/Elmshag-Welt-Select-A-Fonds-LU9705664580'],
    'Die Prüfziffer',
  ),
];
