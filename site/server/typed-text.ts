import { hasFreePath } from '#renderer/route.ts';
import type { RequestedPage } from '../requested-page.ts';

/** `Cache-Control` of an answer that no cache may store. */
export const NO_STORE = 'private, no-store';

/**
 * Query parameters of the portal's links with the form of their values. Any other parameter may contain typed text: a search, bounds of a
 * finder, amounts of a calculator, or text that others appended to an address.
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
 * Returns true if the address of a page may contain typed text, in its query or in a path parameter that is free text.
 * Caches outside of this process must not store such an address or its answer.
 */
export function carriesText({ match, query }: Pick<RequestedPage, 'match' | 'query'>): boolean {
  return isTypedQuery(query) || hasFreePath(match);
}

/** Returns true if a query, raw or parsed, has a parameter that no link of the portal has. */
export function isTypedQuery(query: string | Readonly<Record<string, string>>): boolean {
  return [...new URLSearchParams(query)].some(([name, value]) => !Object.hasOwn(CHOSEN, name) || CHOSEN[name]?.test(value) !== true);
}
