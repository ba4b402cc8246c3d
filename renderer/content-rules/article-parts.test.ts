import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import schema from '#documents/kinds/content-rules/content-rules.schema.json' with { type: 'json' };
import { loadConfig } from '#documents/reader/load.ts';
import { RULES } from '#domain/article/rules/rules.ts';
import { articleParts } from './article-parts.ts';

const { config } = loadConfig('config');
const section = (name: string): Schema<'ContentItem'>[] => [
  { type: 'NewsHeadline', value: name },
  ...['eins', 'zwei', 'drei', 'vier'].map((value) => ({ type: 'NewsParagraph', value: `${value}: Verlustverrechnungstopf` })),
];
const article = (more: Partial<Schema<'Article'>> = {}): Schema<'Article'> =>
  ({
    category: 'ratgeber',
    contentItems: [{ type: 'NewsTableOfContents' }, ...section('Eins'), ...section('Zwei'), ...section('Drei'), ...section('Vier')],
    ...more,
  }) as Schema<'Article'>;

const inserted = (more: Partial<Schema<'Article'>>): (string | undefined)[] =>
  articleParts(article(more), config).flatMap(({ from }) => (from === undefined ? [] : [from]));

it('runs the rules that ship, in their order: all there are', () => {
  expect(config.contentRules.order).toEqual(Object.keys(RULES));
  expect(schema.properties.order.items.enum).toEqual(Object.keys(RULES));
  const parts = articleParts(article(), config);
  expect(parts.flatMap(({ heading }) => heading?.number ?? [])).toEqual([1, 2, 3, 4]);
  expect(parts.flatMap(({ from }) => from ?? [])).toEqual(['promo', 'teasers']);
  expect(parts.find(({ block }) => block === 'paragraph')?.item.value).toBe('eins: Ver\u00ADlust\u00ADver\u00ADrech\u00ADnungs\u00ADtopf');
});

it('runs them in the order that the configuration says, and none that it does not name', () => {
  const numbers = (order: typeof config.contentRules.order) =>
    articleParts(article(), { ...config, contentRules: { order } }).map(({ heading }) => heading?.number);
  expect(numbers(['headings', 'numbering']).filter((number) => number !== undefined)).toEqual([1, 2, 3, 4]);
  // Numbering before headings exist has no effect.
  expect(numbers(['numbering', 'headings']).every((number) => number === undefined)).toBe(true);
  expect(articleParts(article(), { ...config, contentRules: { order: [] } }).map(({ item }) => item)).toEqual(article().contentItems);
});

it('puts nothing into what an advertiser pays for, what ends early, and categories without advertising or entries', () => {
  expect(inserted({})).toEqual(['promo', 'teasers']);
  const customer = { customer: { id: 1 } } as unknown as NonNullable<Schema<'Article'>['sponsoring']>;
  const adFree = { displayAds: false } as unknown as NonNullable<Schema<'Article'>['newsCategory']>;
  for (const more of [{ sponsoring: customer }, { isExcerpt: true }, { newsCategory: adFree }, { category: 'podcasts' }])
    expect(inserted(more)).toEqual([]);
});

it('leaves out what cannot be content at all', () => {
  const broken = [null, 'Text', { value: 'ohne Art' }, { type: 'NewsParagraph', value: 'Text' }] as unknown as Schema<'ContentItem'>[];
  expect(articleParts(article({ contentItems: broken }), config)).toHaveLength(1);
});
