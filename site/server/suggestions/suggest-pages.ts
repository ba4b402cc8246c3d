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

/** Suggests pages for an address without a page; undefined when none can be suggested. Never rejects. */
export type SuggestPages = (path: string, config: Config) => Promise<AddressHelp | undefined>;

/** Milliseconds that an unknown address waits for the provider's answer. */
const PATIENCE = 300;
/** Milliseconds for the lookup itself: a result that comes too late helps the next request for the address. */
export const LOOKUP_TIME = 2_000;
const MOST_PAGES = 5;
const LIFETIME = 60_000;
/** Limit for all visitors together: ever new addresses, from whatever network, take no more than this from the portal. */
const LOOKUPS = { calls: 60, seconds: 2 } as const;

/** Hits of the provider for the words of an address. */
interface Hits {
  readonly byIsin: OperationOutput<'queryInstruments'>['list'];
  readonly named: OperationOutput<'queryInstruments'>['list'];
  readonly articles: OperationOutput<'findArticles'>['list'];
}

const NOTHING: Hits = { byIsin: [], named: [], articles: [] };

/**
 * Looks for the words of an address among pages of the portal, instruments and articles. The provider is asked once a minute for the
 * same words; who asks for them at that moment waits for the same answer. Without an answer there are the portal's own pages.
 */
export function createSuggestPages(call: PublicCall, patience = PATIENCE): SuggestPages {
  const kept = new LRUCache<string, Promise<Hits>>({ max: 2_000, ttl: LIFETIME });
  const lookups = createAllowance(LOOKUPS);
  const hitsOf = (words: AddressWords): Promise<Hits> => {
    const key = `${words.isin ?? ''} ${words.text.toLowerCase()}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const hits = withinTime(LOOKUP_TIME, (signal) => lookUp(words, call, signal));
    kept.set(key, hits);
    hits.catch(() => kept.peek(key) === hits && kept.delete(key));
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
  // That everything begins with.
  const isOneLetter = text.length < 2;
  const [byIsin, named, articles] = await Promise.all([
    isin === undefined || isin === text.toUpperCase() ? [] : instruments(isin),
    isOneLetter ? [] : instruments(text),
    isOneLetter ? { list: [] } : call('findArticles', { query: { searchValue: text, perPage: 2 } }, { signal }),
  ]);
  return { byIsin, named, articles: articles.list };
}

/**
 * Removes hits that an address hardly meant: products on the instrument that it names, unless it is about products or contains their code,
 * and articles that only mention some of its words.
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

/** A code names one thing; after it some of everything, the best of each. */
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
  // Instruments and news keep their kind where the portal lists the same path.
  const told = new Map([...instruments, ...news].flatMap((page) => (page === undefined ? [] : [[page.path, page] as const])));
  const pages = all.flatMap((page) => (page !== undefined && leadsToPage(page.path) ? [told.get(page.path) ?? page] : []));
  return [...new Map(pages.map((page) => [page.path, page])).values()].slice(0, MOST_PAGES);
}

function ofInstrument(instrument: Hits['named'][number]): SuggestedPage | undefined {
  const path = instrument.urls.WEBSITE;
  return path === undefined ? undefined : { path, label: displayName(instrument), kind: kindAndCode(instrument) };
}

/** Accepts only paths of this site: addresses that others wrote may lead anywhere. */
function leadsToPage(path: string): boolean {
  return /^\/(?![/\\])/u.test(path);
}
