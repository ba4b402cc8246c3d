import { wrong, type Mistake } from '../mistake.ts';

/** Articles that match their schema but contradict themselves, each other or the portal. */
export const articleMistakes: readonly Mistake[] = [
  wrong(
    'an article under the address of another category',
    'content/articles/stop-order.yaml',
    ['alias: news/wissen/stop-order', 'alias: ‸news/kolumnen/stop-order'],
    'Rubrik',
    'news/wissen/stop-order',
  ),
  wrong('an article with the id of another', 'content/articles/stop-order.yaml', ['id: 42203', 'id: ‸41001'], 'hat schon'),
  wrong(
    'an article with the alias of another',
    'content/articles/etf-erklaert.yaml',
    ['alias: ratgeber/etf-erklaert', 'alias: ‸ratgeber/aktien-kaufen'],
    'hat schon',
    undefined,
    9,
  ),
  wrong(
    'an article for subscribers without crop mark',
    'content/articles/stop-order.yaml',
    ['instruments: []', 'instruments: []\n‸premium: true'],
    'crop-mark',
  ),
  wrong(
    'a crop mark in an article for all',
    'content/articles/stop-order.yaml',
    ['contentItems:\n', 'contentItems:\n  - type: ‸crop-mark\n'],
    'premium',
  ),
  wrong(
    'an episode without podcast',
    'content/articles/stop-order.yaml',
    ['instruments: []', 'instruments: []\ncontentType: ‸PODCAST'],
    'podcast',
  ),
  wrong(
    'a customer whom the pieces call otherwise',
    'content/partners/customers.yaml',
    ['shortName: Talmark,', 'shortName: ‸Tallmark,'],
    'heißt in customers.yaml',
    'Talmark',
  ),
  wrong(
    'an article of a few words',
    'content/articles/stop-order.yaml',
    [/contentItems:[^]*/u, '‸contentItems:\n  - { type: paragraph, value: Kurz. }\n'],
    'üblich sind 140 bis 1100',
  ),
  wrong(
    'straight quotes in an article',
    'content/articles/stop-order.yaml',
    ['type: headline\n    value: Handelsplatz beachten', '‸type: headline\n    value: \'Den "Handelsplatz" beachten\''],
    'anders zu setzen',
  ),
];
