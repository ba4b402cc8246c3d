import { LRUCache } from 'lru-cache';
import type { PublicCall } from '#client/audience.ts';
import type { OperationOutput } from '#client/operations.ts';
import type { Config } from '#documents/reader/config.ts';
import { kindAndCode } from '#domain/instrument/kind-and-code.ts';
import { displayName } from '#domain/instrument/name.ts';
import { slugOf } from '#domain/text/slug.ts';
import { createAllowance } from '#entrance/allowance.ts';
import type { AddressHelp, SuggestedPage } from '#renderer/address-help.ts';
import { withinTime, withSignal } from '#renderer/run-plan.ts';
import { wordsOfAddress, type AddressWords } from './address-words.ts';
import { isNear, portalPagesFor } from './portal-pages.ts';

/** Suggests pages for an address without a page; undefined if there are no suggestions. Never rejects. */
export type SuggestPages = (path: string, config: Config) => Promise<AddressHelp | undefined>;

/** Maximum time that a 404 answer waits for the provider's hits, in ms. */
const PATIENCE = 300;
/** Timeout of the lookup in ms. Longer than `PATIENCE`: a late result is cached for the next request with the same words. */
export const LOOKUP_TIME = 2_000;
const MOST_PAGES = 5;
/** Lifetime of cached hits in ms. */
const LIFETIME = 60_000;
/** Limit of lookups for all visitors together, so that a flood of invented addresses does not reach the provider. */
const LOOKUPS = { calls: 60, seconds: 2 } as const;

/** Hits of the provider for the words of an address. */
interface Hits {
  readonly byIsin: OperationOutput<'queryInstruments'>['list'];
  readonly named: OperationOutput<'queryInstruments'>['list'];
  readonly articles: OperationOutput<'findArticles'>['list'];
}

const NOTHING: Hits = { byIsin: [], named: [], articles: [] };

/**
 * Searches the words of an address among the portal's pages, instruments and articles. Calls the provider at most once a minute for the
 * same words; simultaneous requests share one lookup. If the provider does not answer in time, only the portal's own pages are suggested.
 * @param patience maximum wait of a request for the provider, in ms
 */
export function createSuggestPages(call: PublicCall, patience = PATIENCE): SuggestPages {
  const cached = new LRUCache<string, Promise<Hits>>({ max: 2_000, ttl: LIFETIME });
  const lookups = createAllowance(LOOKUPS);
  const hitsOf = (words: AddressWords): Promise<Hits> => {
    const key = `${words.isin ?? ''} ${words.text.toLowerCase()}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const hits = withinTime(LOOKUP_TIME, (signal) => lookUp(words, call, signal));
    cached.set(key, hits);
    hits.catch(() => cached.peek(key) === hits && cached.delete(key));
    return hits;
  };
  return async (path, config) => {
    const words = wordsOfAddress(path);
    if (words === undefined || lookups.take('all', 1) !== undefined) return undefined;
    const hits = await withinTime(patience, (signal) => withSignal(() => hitsOf(words), signal)).catch(() => NOTHING);
    return { text: words.text, pages: likeliest(portalPagesFor(config, words.all), plausible(words, hits)) };
  };
}

async function lookUp({ text, isin }: AddressWords, call: PublicCall, signal: AbortSignal): Promise<Hits> {
  const instruments = async (searchValue: string) =>
    (await call('queryInstruments', { query: { searchValue, limit: MOST_PAGES } }, { signal })).list;
  // Too many names begin with a single letter.
  const isOneLetter = text.length < 2;
  const [byIsin, named, articles] = await Promise.all([
    isin === undefined || isin === text.toUpperCase() ? [] : instruments(isin),
    isOneLetter ? [] : instruments(text),
    isOneLetter ? { list: [] } : call('findArticles', { query: { searchValue: text, perPage: 2 } }, { signal }),
  ]);
  return { byIsin, named, articles: articles.list };
}

/**
 * Removes unlikely hits: derivatives of the named instrument, unless the address contains `derivate` or their code, and articles whose
 * headline has less than half of the words.
 */
function plausible({ all, text }: AddressWords, hits: Hits): Hits {
  const words = slugOf(text).split('-');
  return {
    ...hits,
    named: hits.named.filter(
      ({ entityType, wkn }) => entityType !== 'DERIVATIVE' || all.includes('derivate') || wkn === text.toUpperCase(),
    ),
    articles: hits.articles.filter(({ headline }) => {
      const said = slugOf(headline).split('-');
      return words.filter((word) => said.some((other) => isNear(word, other))).length * 2 >= words.length;
    }),
  };
}

/** Orders the hits: the instrument of the ISIN first, then the best pages, instruments and articles. */
function likeliest(portal: readonly SuggestedPage[], { byIsin, named, articles }: Hits): readonly SuggestedPage[] {
  const instruments = named.map(ofInstrument);
  const news = articles.map(({ headline, urls }): SuggestedPage => ({ path: urls.WEBSITE, label: headline, kind: 'Artikel' }));
  const all = [
    ...byIsin.map(ofInstrument),
    ...portal.slice(0, 2),
    ...instruments.slice(0, 3),
    ...news,
    ...instruments.slice(3),
    ...portal.slice(2),
  ];
  // Shows the kind of an instrument or article where the navigation has the same path.
  const known = new Map([...instruments, ...news].flatMap((page) => (page === undefined ? [] : [[page.path, page] as const])));
  const pages = all.flatMap((page) => (page !== undefined && leadsToPage(page.path) ? [known.get(page.path) ?? page] : []));
  return [...new Map(pages.map((page) => [page.path, page])).values()].slice(0, MOST_PAGES);
}

function ofInstrument(instrument: Hits['named'][number]): SuggestedPage | undefined {
  const path = instrument.urls.WEBSITE;
  return path === undefined ? undefined : { path, label: displayName(instrument), kind: kindAndCode(instrument) };
}

/** Returns true for paths of this site only: addresses from articles and the provider may lead anywhere. */
function leadsToPage(path: string): boolean {
  return /^\/(?![/\\])/u.test(path);
}
