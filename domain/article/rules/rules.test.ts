import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentItem, Facts, Part } from './part.ts';
import { applyRules, RULES, type RuleName } from './rules.ts';

const NAMES = Object.keys(RULES) as RuleName[];
const facts: Facts = {
  promo: { title: 'Selbst nachsehen', text: 'Alle Aktien <nebeneinander>.', label: 'Zum Finder', link: '/aktien/finder?a=1&b="2"' },
  teasers: { title: 'Aus den Analysen', category: 'analysen', count: 3 },
  hyphenate: (text) => text.replaceAll('Abgeltungsteuersatz', 'Abgeltung\u00ADsteuersatz'),
};
const part = (type: string, value?: string, more: object = {}): Part => ({
  item: { type, ...(value !== undefined && { value }), ...more },
  block: type,
});
const section = (name: string, paragraphs: number): Part[] => [
  part('headline', name),
  ...Array.from({ length: paragraphs }, (_, index) => part('paragraph', `${name} ${index}`)),
];
const long = [part('paragraph', 'Anfang'), ...section('Eins', 3), ...section('Zwei', 3), ...section('Drei', 3)];
const blocks = (parts: readonly Part[]) => parts.map(({ block, from }) => (from === undefined ? block : `+${block}`));
const headings = (parts: readonly Part[]) => parts.flatMap(({ heading }) => (heading === undefined ? [] : [heading]));
const run = (order: readonly RuleName[], parts: readonly Part[], own: Facts = facts) => applyRules(parts, order, own);

describe('headings', () => {
  it('give text without markup, level and an anchor of their own', () => {
    const found = headings(
      run(['headings'], [part('headline', '<b>Öl</b> &amp; Gas'), part('subheadline', 'Kosten'), part('headline', 'Kosten')]),
    );
    expect(found).toEqual([
      { level: 2, text: 'Öl & Gas', anchor: 'oel-und-gas', listed: true },
      { level: 3, text: 'Kosten', anchor: 'kosten', listed: false },
      { level: 2, text: 'Kosten', anchor: 'kosten-2', listed: true },
    ]);
  });

  it('go by the block that shows an item, not by what its provider calls it', () => {
    const foreign: Part = { item: { type: 'NewsHeadline', value: 'Eins' }, block: 'headline' };
    expect(headings(run(['headings'], [foreign]))).toHaveLength(1);
    expect(headings(run(['headings'], [{ ...foreign, block: undefined }]))).toEqual([]);
  });
});

it('[ARTICLE-005] excluded headlines are not listed, and get no number', () => {
  const parts = [
    part('table-of-contents'),
    part('headline', 'Eins'),
    part('headline', 'Am Rand', { excludedFromTOC: true }),
    part('headline', 'Zwei'),
  ];
  const found = headings(run(['headings', 'excluded-headlines', 'numbering'], parts));
  expect(found.map(({ listed, number }) => [listed, number])).toEqual([
    [true, 1],
    [false, undefined],
    [true, 2],
  ]);
  // Without the rule the headline counts like any other.
  expect(headings(run(['headings', 'numbering'], parts)).map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('[ARTICLE-004] numbering counts only where there is a table of contents', () => {
  const order: RuleName[] = ['headings', 'numbering'];
  expect(headings(run(order, [...long, part('table-of-contents')])).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(headings(run(order, long)).map(({ number }) => number)).toEqual([undefined, undefined, undefined]);
});

describe('a promo', () => {
  it('stands before the headline nearest to a third of the text, its words as text', () => {
    const found = run(['promo'], long);
    expect(blocks(found).indexOf('+hint')).toBe(5);
    expect(found[5]?.item.value).toBe('Alle Aktien &lt;nebeneinander>. <a href="/aktien/finder?a=1&amp;b=&quot;2&quot;">Zum Finder</a>');
  });

  it('stands in no short text, none without sections, and none for which nothing is meant', () => {
    for (const [parts, own] of [
      [section('Eins', 7), facts],
      [Array.from({ length: 20 }, () => part('paragraph', 'Text')), facts],
      [long, { hyphenate: facts.hyphenate }],
    ] as const)
      expect(run(['promo'], parts, own)).toEqual(parts);
  });

  it('fills the middle of a list of events that has nothing there', () => {
    const own = { text: 'Eigenes', label: 'Hin', link: '/' };
    const [empty, full] = run(['promo'], [part('calendar-event-list'), part('calendar-event-list', undefined, { promo: own })]);
    expect(empty?.item).toMatchObject({ promo: { label: 'Zum Finder', link: '/aktien/finder?a=1&b="2"' } });
    expect(full?.item).toMatchObject({ promo: own });
  });
});

describe('teasers', () => {
  it('stand behind the text, in front of a disclaimer, and ask for related pieces first', () => {
    const found = run(['promo', 'teasers'], long);
    expect(blocks(found).filter((block) => block?.startsWith('+'))).toEqual(['+hint', '+category-teaser-list']);
    expect(found.at(-1)?.item).toEqual({
      type: 'category-teaser-list',
      relatedFirst: true,
      title: 'Aus den Analysen',
      category: 'analysen',
      count: 3,
    });
    expect(blocks(run(['teasers'], [...long, part('disclaimer')])).slice(-2)).toEqual(['+category-teaser-list', 'disclaimer']);
  });

  it('stand in no short text', () => {
    expect(run(['teasers'], long.slice(0, 6))).toEqual(long.slice(0, 6));
  });

  it('leave a text alone whose author names pieces himself', () => {
    const parts = [...long, part('article-teaser-list')];
    expect(run(['teasers'], parts)).toEqual(parts);
  });
});

it('soft hyphens go into headings and running text, and into nothing else', () => {
  const word = 'Der Abgeltungsteuersatz';
  const parts = ['headline', 'paragraph', 'table', 'tweet'].map((type) => part(type, word));
  const found = run(['headings', 'soft-hyphens'], parts);
  expect(found[0]?.heading).toMatchObject({ text: 'Der Abgeltung\u00ADsteuersatz', anchor: 'der-abgeltungsteuersatz' });
  expect(found.map(({ item }) => item.value?.includes('\u00AD'))).toEqual([false, true, false, false]);
});

const texts = fc.constantFrom('Eins', 'Zwei', '', '<b>Fett</b>', 'Abgeltungsteuersatz & Co.', 'inhalt');
const kinds = [
  'paragraph',
  'paragraph',
  'paragraph',
  'headline',
  'subheadline',
  'table-of-contents',
  'calendar-event-list',
  'article-teaser-list',
  'fremd',
];
const anyPart: fc.Arbitrary<Part> = fc
  .record({ type: fc.constantFrom(...kinds), value: fc.option(texts, { nil: undefined }), excludedFromTOC: fc.boolean() })
  .map((item: ContentItem) => ({ item, block: item.type === 'fremd' ? undefined : item.type }));
const article = fc.array(anyPart, { maxLength: 40 });

describe('applied once more, it changes nothing:', () => {
  it.each(NAMES)('%s', (name) => {
    fc.assert(
      fc.property(article, (parts) => {
        const once = run([name], parts);
        expect(run([name], once)).toEqual(once);
      }),
    );
  });

  it('the whole list in any order, as soon as those that build on others have seen them', () => {
    fc.assert(
      fc.property(article, fc.shuffledSubarray(NAMES), (parts, order) => {
        const settled = order.reduce<readonly Part[]>((current) => run(order, current), parts);
        expect(run(order, settled)).toEqual(settled);
      }),
    );
  });

  it('the whole list in the order that ships', () => {
    fc.assert(
      fc.property(article, (parts) => {
        const once = run(NAMES, parts);
        expect(run(NAMES, once)).toEqual(once);
        // The rules preserve the article's own content and its order.
        expect(once.filter(({ from }) => from === undefined).map(({ item }) => item.type)).toEqual(parts.map(({ item }) => item.type));
      }),
    );
  });
});
