/** Parameters that are not part of a search: origin of the visit, messages, and the page of the list. */
const NO_SEARCH = /^(?:page|meldung|client|application|(?:utm|itm)_[a-z]+)=/u;

/** Part of an address's query that defines the search, as written: `?land=DE,FR&page=2` gives `land=DE,FR`. */
export function searchOf(search: string): string {
  const parts = search.replace(/^\?/u, '').split('&');
  return parts.filter((part) => part !== '' && !NO_SEARCH.test(part)).join('&');
}
