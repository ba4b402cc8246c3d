import { TEXT_PLACE, type SearchPlaces } from '#domain/search/address.ts';
import { pathOf, type Routes } from './path-of.ts';

/** Where the portal's search stands. */
export function searchPlaces(routes: Routes): SearchPlaces {
  return { start: pathOf(routes, 'search'), results: pathOf(routes, 'search-results', { searchValue: TEXT_PLACE }) };
}
