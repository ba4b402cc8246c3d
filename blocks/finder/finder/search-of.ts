/** Parameters that tell how the visitor arrived, or the page of the list: no part of a search. */
const NO_SEARCH = /^(?:page|meldung|client|application|(?:utm|itm)_[a-z]+)=/u;

/** The part of an address that a search is, as it is written there: `?land=DE,FR&page=2` is `land=DE,FR`. */
export function searchOf(search: string): string {
  const parts = search.replace(/^\?/u, '').split('&');
  return parts.filter((part) => part !== '' && !NO_SEARCH.test(part)).join('&');
}
