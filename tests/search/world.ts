import { loadConfig } from '#documents/reader/load.ts';
import { searchSegment, searchText } from '#domain/search/address.ts';
import { titledArticle } from '#domain/search/titled-article.ts';
import { titledAnswers, type Titled } from '#domain/search/titles.ts';
import { pagesFor } from '#renderer/titled-pages.ts';
import type { Named } from '#domain/search/testing/derive.ts';
import { loadSeed } from '#market/catalogue/index.ts';
import { readArticles } from '#provider/content/read-articles.ts';
import { createBook, generate, planOf, underlyingsOf } from '#market/derivatives/index.ts';
import { buildBookSearch } from '#provider/services/search/book-search.ts';
import { articleScores } from '#provider/services/search/article-words.ts';
import { createSearch } from '#provider/services/search/search.ts';
import { runAtOnce } from '#provider/services/search/slices.ts';

/** Seed of the queries generated from the catalogue. */
export const SEED = 20_261_127;
const DAY_MS = 86_400_000;
/** Fixed time of the data set: articles have appeared and bonds are repaid as of this instant. */
const NOW = Date.parse('2026-11-27T09:00:00Z');

/** Creates the visitors' search: the shipped catalogue, products on all underlyings, and the editors' texts. */
export function searchWorld(productCount: number) {
  const seed = loadSeed();
  const products = runAtOnce(buildBookSearch({ book: bookOf(seed, productCount), figures: ENDLESS }, seed.instruments));
  const companies = new Map(seed.companies.map(({ companyId, name }) => [companyId, name]));
  const named: Named[] = seed.instruments.map((record) => {
    const company = record.companyId === undefined ? undefined : companies.get(record.companyId);
    return company === undefined ? record : { ...record, company };
  });
  const search = createSearch(seed.instruments, products, { now: () => NOW });
  const { config } = loadConfig('config');
  const pieces = readArticles().filter(({ publishedAt }) => publishedAt <= NOW);
  return {
    named,
    search,
    /** Returns the first hits of the result page, in the order of `blocks/search/search-results`. */
    answersOf(text: string): string[] {
      const value = searchSegment(text);
      const shown = searchText(value);
      const hits = search.hits(value);
      const instruments = hits.slice(0, 5);
      const found = piecesFor(shown);
      const pages = pagesFor(config, shown);
      const titled = titledAnswers(shown, [...pages, ...found.map(titledArticle)], { ...hits, hasHits: hits.total > 0 });
      const first = titled.areFirst ? titled.list : [];
      const records = instruments.map(({ entityType, name }) => `${entityType} ${name}`);
      return [...first.map(answerOf), ...records, ...pages.map(answerOf), ...found.map(titledArticle).map(answerOf)];
    },
  };

  function piecesFor(text: string) {
    const meant = new Set(search.find(text, { limit: 3, products: false }).map(({ entityValue }) => entityValue));
    const scoreOf = articleScores(text);
    return pieces
      .map((piece) => ({ piece, score: scoreOf(piece) + (piece.instruments.some(({ entityValue }) => meant.has(entityValue)) ? 5 : 0) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || b.piece.publishedAt - a.piece.publishedAt)
      .slice(0, 8)
      .map(({ piece: { alias, headline } }) => ({ urls: { WEBSITE: `/${alias}` }, headline }));
  }
}

/** Returns kind and address of a hit; a question belongs to the page that answers it. */
function answerOf({ path, kind }: Titled): string {
  return kind === 'Seite' || kind === 'Hilfe' ? `PAGE ${path.split('#', 1)[0] ?? path}` : `PIECE ${path.slice(1)}`;
}

/** Stub: these tests do not use figures. */
const ENDLESS = { hasEnded: () => false, ready: () => Promise.resolve() } as unknown as Parameters<typeof buildBookSearch>[0]['figures'];

/** Creates products with the names of the real ones. Prices are fixed at the level of the day, which saves computing a market. */
function bookOf(seed: ReturnType<typeof loadSeed>, count: number) {
  const underlyings = underlyingsOf(seed);
  const day = NOW / DAY_MS - 9 / 24;
  const levelOf = (position: number): number => underlyings[position]?.instrument.details.model?.level ?? 100;
  const columns = generate({
    seed: 'search',
    day,
    cells: planOf(underlyings, count),
    underlyings,
    spot: levelOf,
    history(position) {
      const level = Float64Array.of(levelOf(position));
      return { length: 1, day: Int32Array.of(day), high: level, low: level, close: level };
    },
    serial: 0,
    isTaken: () => false,
  });
  return createBook(columns, underlyings);
}
