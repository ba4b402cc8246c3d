import type { Ads, Consent } from '../generated/types.ts';
import { isUnder } from './evaluate.ts';

/** Returns true if an ad engine fills the slots: without one a page has no slots. */
export function hasAdEngine({ trackers }: Pick<Consent, 'trackers'>): boolean {
  return trackers.some(({ kind }) => kind === 'ad-engine');
}

/**
 * Returns the channel of a page by its level of content, from the longest matching path; undefined if there is none. Source: contract.md
 * §2.
 */
export function adChannelOf({ channels }: Pick<Ads, 'channels'>, path: string): string | undefined {
  const best = nearest(channels, path);
  return best?.entry.withAlias === true ? withNext(best.entry.channel, path.slice(best.place.length)) : best?.entry.channel;
}

/** Content type of a page in advertising and analytics. Source: contract.md §2 "Content types". */
export function contentTypeOf({ contentTypes = [] }: Pick<Ads, 'contentTypes'>, path: string): 'homepage' | 'channel' | 'article' {
  return nearest(contentTypes, path)?.entry.contentType ?? 'article';
}

interface Placed {
  readonly at?: readonly string[];
  readonly under?: readonly string[];
}

/** Returns the entry with the longest matching path, and that path. */
function nearest<Entry extends Placed>(
  entries: readonly Entry[],
  path: string,
): { readonly entry: Entry; readonly place: string } | undefined {
  const fitting = entries.flatMap((entry) => [
    ...(entry.at ?? []).filter((place) => place === path).map((place) => ({ entry, place })),
    ...(entry.under ?? []).filter((start) => isUnder(path, start)).map((place) => ({ entry, place })),
  ]);
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0];
}

/** Appends the next segment of the path to the name, such as the alias of an issuer. */
function withNext(channel: string, rest: string): string {
  const alias = rest.split('/').find((part) => part !== '');
  return alias === undefined ? channel : `${channel}-${alias}`;
}
