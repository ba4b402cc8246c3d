import { TEXT_PLACE, type SearchPlaces } from '#domain/search/address.ts';
import { pathOf, type Routes } from './path-of.ts';

/** Returns the addresses of the portal's search. */
export function searchPlaces(routes: Routes): SearchPlaces {
  return { start: pathOf(routes, 'search'), results: pathOf(routes, 'search-results', { searchValue: TEXT_PLACE }) };
}
