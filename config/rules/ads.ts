import type { Ads, Consent } from '../generated/types.ts';
import { isUnder } from './evaluate.ts';

/** Whether there is anybody who fills slots: without an ad engine a page has no slot. */
export function hasAdEngine({ trackers }: Pick<Consent, 'trackers'>): boolean {
  return trackers.some(({ kind }) => kind === 'ad-engine');
}

/** The channel of a page by its level of content, the longest path that fits; undefined: none. Source: contract.md §2. */
export function adChannelOf({ channels }: Pick<Ads, 'channels'>, path: string): string | undefined {
  const fitting = channels.flatMap(({ channel, at = [], under = [], withAlias = false }) => [
    ...at.filter((place) => place === path).map((place) => ({ name: channel, place })),
    ...under
      .filter((start) => isUnder(path, start))
      .map((start) => ({ name: withAlias ? withNext(channel, path.slice(start.length)) : channel, place: start })),
  ]);
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0]?.name;
}

/** The name with the part of the path that follows, such as the alias of an issuer. */
function withNext(channel: string, rest: string): string {
  const alias = rest.split('/').find((part) => part !== '');
  return alias === undefined ? channel : `${channel}-${alias}`;
}
