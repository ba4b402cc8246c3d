import type { ArticleRecord } from '../../content/article.ts';
import { chunksOf, wordsOf } from '../../base/fold.ts';
import { plainSigns } from '#domain/search/plain-signs.ts';
import { readQuery } from './query.ts';
import { isFiller } from './understanding.ts';

/** Score of a word by its place in the article. */
const WEIGHTS = { headline: 9, teaser: 4, text: 1 } as const;

/** Minimum length of a word in a headline that identifies the subject of an article on its own. */
const TELLING = 12;
/** Minimum length of a prefix; shorter ones match too many words. */
const SHORTEST_BEGINNING = 3;

type Part = keyof typeof WEIGHTS;
type Article = Pick<ArticleRecord, 'headline' | 'teaser' | 'contentItems'>;

/** Cache of the folded words of each part of an article. */
const taken = new WeakMap<Article, Readonly<Record<Part, ReadonlySet<string>>>>();

/**
 * Returns a function that scores articles for a text: 0 if a word of the text is missing in the article, more for words near the headline.
 * A word also matches all words that begin with it. Exception: one long word in the headline suffices.
 */
export function articleScores(text: string): (article: Article) => number {
  const readings = (readQuery(plainSigns(text))?.readings ?? []).map(tellingWords);
  return (article) => Math.max(0, ...readings.map((words) => scoreOf(words, partsOf(article))));
}

/** Extracts the words of articles ahead of searches: a few hundred articles take a tenth of a second together. */
export function* prepareArticles(articles: readonly Article[]): Generator<void> {
  for (const article of articles) {
    partsOf(article);
    yield;
  }
}

/** Returns the words without fillers; all words if there are only fillers. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

function scoreOf(words: readonly string[], parts: Readonly<Record<Part, ReadonlySet<string>>>): number {
  const weights = words.map((word) => Math.max(0, ...ORDER.map((part) => (holds(parts[part], word) ? WEIGHTS[part] : 0))));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!weights.includes(0)) return sum;
  return words.some((word, at) => word.length >= TELLING && weights[at] === WEIGHTS.headline) ? sum / 2 : 0;
}

const ORDER = ['headline', 'teaser', 'text'] as const satisfies readonly Part[];

function holds(words: ReadonlySet<string>, wanted: string): boolean {
  if (words.has(wanted)) return true;
  if (wanted.length < SHORTEST_BEGINNING) return false;
  for (const word of words) if (word.startsWith(wanted)) return true;
  return false;
}

function partsOf(article: Article): Readonly<Record<Part, ReadonlySet<string>>> {
  let parts = taken.get(article);
  if (parts === undefined) {
    parts = {
      headline: wordSet([article.headline]),
      teaser: wordSet([article.teaser]),
      text: wordSet(article.contentItems.flatMap(textsOf)),
    };
    taken.set(article, parts);
  }
  return parts;
}

function wordSet(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => chunksOf(text.replaceAll(/<[^<>]*>/gu, ' ')).flatMap(wordsOf)));
}

function textsOf({ value, title, caption, values }: Article['contentItems'][number]): string[] {
  return [value, title, caption, ...(values ?? [])].flatMap((text) => (typeof text === 'string' ? [text] : []));
}
