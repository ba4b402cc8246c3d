import { hasFreePath } from '#renderer/route.ts';
import type { RequestedPage } from '../requested-page.ts';

/** `Cache-Control` of an answer whose address no cache may write down. */
export const NO_STORE = 'private, no-store';

/**
 * Parts of a query that links of the portal make, by name, with the form of their values. Everything else may have been typed: text of a
 * search, bounds of a finder, amounts of a calculator, whatever somebody else put behind an address.
 */
const CHOSEN: Readonly<Record<string, RegExp>> = {
  application: /^(?:ios|android)$/u,
  client: /^app$/u,
  page: /^\d{1,5}$/u,
  richtung: /^[a-z]{1,12}$/u,
  sortierung: /^[A-Za-z.]{1,60}$/u,
  version: /^app$/u,
  zeitraum: /^[A-Z]{1,6}\d{0,3}$/u,
};

/**
 * Whether the address of a page carries what a person may have typed, in its query or in a part of its path that nothing is looked up by.
 * Such an address is a key of no cache outside of this process, and no cache keeps its answer.
 */
export function carriesText({ match, query }: Pick<RequestedPage, 'match' | 'query'>): boolean {
  return isTypedQuery(query) || hasFreePath(match);
}

/** Whether a query, raw or read, has a part that no link of the portal makes. */
export function isTypedQuery(query: string | Readonly<Record<string, string>>): boolean {
  return [...new URLSearchParams(query)].some(([name, value]) => !Object.hasOwn(CHOSEN, name) || CHOSEN[name]?.test(value) !== true);
}
