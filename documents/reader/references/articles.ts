import type { Customers } from '../../generated/types.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { isRecord } from '../path.ts';
import { repeated } from './context.ts';
import type { Content, ArticleDocument } from './content.ts';
import { bodyFaults } from './article-parts.ts';
import type { Placed } from './placed.ts';

/** Reports customers whose name in the articles differs from that in the portal. */
export function partnerFaults({ partners }: Content, customers: Placed<Customers> | undefined): PlacedFault[] {
  if (partners === undefined || customers === undefined) return [];
  const { source, value } = partners;
  return value.customers.flatMap((partner, index) => {
    const known = customers.value.customers.find(({ id }) => id === partner.id);
    return (['shortName', 'longName'] as const).flatMap((key): PlacedFault[] =>
      !known?.[key] || known[key] === partner[key]
        ? []
        : [
            {
              source,
              fault: {
                rule: 'other-name',
                path: ['customers', index, key],
                part: 'value',
                message: `Der Werbekunde ${partner.id} heißt in customers.yaml „${known[key]}“.`,
                expected: known[key],
                suggestion: known[key],
              },
            },
          ],
    );
  });
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Minimum and maximum length in words of a guide, and of any other article. */
const LENGTHS = { ratgeber: [550, 1_200], other: [140, 1_100] } as const;
/** Straight quotes, plain spaces before units and hyphens for minus signs, which German typography does not allow. */
const TYPOGRAPHY = /"[^"]*"|\d (?:%|Euro|Uhr|€)| -\d|“[^“„]*”/u;

/** Cache by article: articles stay the same objects while others change. */
const known = new WeakMap<ArticleDocument, readonly Fault[]>();

/** Style warnings for an article: allowed, but seldom right. */
function styleFaults(article: ArticleDocument): readonly Fault[] {
  const faults = known.get(article) ?? faultsOfStyle(article);
  known.set(article, faults);
  return faults;
}

function faultsOfStyle({ category, contentItems }: ArticleDocument): Fault[] {
  const texts = contentItems.flatMap((item, index) => textsIn(item).map((text) => ({ text: text.replaceAll(/<[^<>]*>/gu, ''), index })));
  const words = texts.reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);
  const [least, most] = LENGTHS[category === 'ratgeber' ? 'ratgeber' : 'other'];
  const base = { severity: 'warning', part: 'key' } as const;
  const length = `Der Beitrag hat ${words} Wörter; üblich sind ${least} bis ${most}.`;
  return [
    ...(words < least || words > most ? [{ ...base, rule: 'unusual-length', path: ['contentItems'], message: length }] : []),
    ...texts.flatMap(({ text, index }): Fault[] => {
      const found = TYPOGRAPHY.exec(text)?.[0];
      const message = `„${found}“ ist anders zu setzen: mit „ “, mit geschütztem Leerzeichen vor der Einheit, mit − als Minus.`;
      return found === undefined ? [] : [{ ...base, rule: 'typography', path: ['contentItems', index, 'type'], message }];
    }),
  ];
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isRecord(node)) return [];
  const { value, values, rows, caption } = node;
  return [value, values, rows, caption].flatMap(textsIn);
}

/** Reports ids and aliases used twice, aliases of another category, and parts of an article that do not fit together. */
export function articleFaults(content: Content): PlacedFault[] {
  const { articles } = content;
  const twice = (key: 'id' | 'alias'): PlacedFault[] =>
    repeated(articles, ({ value }) => String(value[key])).map(({ entry, first }) => ({
      source: entry.source,
      fault: {
        rule: `duplicate-${key}`,
        path: [key],
        part: 'value',
        message: `${key === 'id' ? 'Die Kennung' : 'Den Alias'} „${entry.value[key]}“ hat schon ${first.source.file}.`,
        expected: 'ein Wert, den kein anderer Beitrag hat',
      },
    }));
  const own = articles.flatMap(({ value, source }) => partFaults(value, content).map((fault) => ({ source, fault })));
  const style = articles.flatMap(({ value, source }) => styleFaults(value).map((fault) => ({ source, fault })));
  return [...style, ...twice('id'), ...twice('alias'), ...own];
}

function partFaults(article: ArticleDocument, { categories }: Content): Fault[] {
  const faults: Fault[] = bodyFaults(article);
  const address = categories?.find(({ alias }) => alias === article.category)?.address;
  // An address that two categories have is reported at the categories.
  const isDoubled = categories !== undefined && categories.filter((category) => category.address === address).length > 1;
  if (address !== undefined && !isDoubled && !article.alias.startsWith(`${address}/`)) {
    const message = `Der Alias passt nicht zur Rubrik „${article.category}“.`;
    const suggestion = `${address}/${article.alias.split('/').at(-1)}`;
    faults.push({ rule: 'wrong-reference', path: ['alias'], part: 'value', message, expected: `${address}/…`, suggestion });
  }
  const marks = article.contentItems.flatMap(({ type }, index) => (type === 'crop-mark' ? [index] : []));
  if (article.premium === true && marks.length !== 1) {
    const message = 'Ein Beitrag mit premium braucht genau einen Baustein crop-mark: dort endet der Text für alle anderen.';
    faults.push({ rule: 'missing-crop-mark', path: ['premium'], part: 'key', message, expected: '- { type: crop-mark }' });
  }
  if (article.premium !== true && marks[0] !== undefined) {
    const message = 'Ein Baustein crop-mark steht nur in Beiträgen mit premium.';
    const path = ['contentItems', marks[0], 'type'];
    faults.push({ rule: 'crop-mark-for-all', path, part: 'value', message, expected: 'premium: true' });
  }
  if (article.contentType === 'PODCAST' && article.podcast === undefined) {
    const message = 'Bei einer Folge fehlt „podcast“: zu welcher Reihe sie gehört und welche Nummer sie hat.';
    faults.push({ rule: 'missing-key', path: ['contentType'], part: 'value', message, expected: 'podcast: { series, episode }' });
  }
  if (article.contentType !== 'PODCAST' && article.podcast !== undefined) {
    const message = 'Nur eine Folge mit contentType PODCAST nennt ihre Reihe unter „podcast“.';
    faults.push({ rule: 'wrong-reference', path: ['podcast'], part: 'key', message, expected: 'contentType: PODCAST' });
  }
  if (!isDay(article.datetimePublication)) {
    const message = `Den Tag „${article.datetimePublication.slice(0, 10)}“ gibt es nicht.`;
    faults.push({ rule: 'wrong-date', path: ['datetimePublication'], part: 'value', message, expected: 'ein Tag des Kalenders' });
  }
  return faults;
}

/** 30 February is not a day: it would become a day of March. */
function isDay(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 10));
}
