import { expect, it } from 'vitest';
import { migratedText } from './migrate-text.ts';

const HEAD = 'route: /a\ntitle: A # Titel\nbody:\n  main:\n';
const BLOCKS = [
  '    # erst\n    - type: article-teasers\n      link: /x # Ziel\n      linkLabel: Mehr\n      count: 3\n',
  '    - { type: article-teasers, count: 3, link: /x, linkLabel: Mehr } # kurz\n',
  '    - type: chart\n      instruments:\n        - STOCK/123 # eins\n      headline: Kurs\n\n',
  '    - type: page-intro\n      headline: bleibt\n',
  "    - link: '/x'\n      type: article-teasers\n",
];

it('brings hundreds of blocks to their present form as it does each of them', () => {
  const alone = BLOCKS.map((block) => migratedText('pages/a.yaml', HEAD + block + BLOCKS[3]).slice(HEAD.length, -(BLOCKS[3] ?? '').length));
  expect(alone[0]).toContain('more:');
  expect(alone[2]).toContain('instrument: STOCK/123');
  const order = Array.from({ length: 300 }, (_, index) => (index * 7) % BLOCKS.length);
  const text = HEAD + order.map((index) => BLOCKS[index]).join('') + BLOCKS[3];
  expect(migratedText('pages/a.yaml', text)).toBe(HEAD + order.map((index) => alone[index]).join('') + BLOCKS[3]);
});
