/** Parameters of every finder besides its filters: first hit, order, counts and user. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  'page',
  'perPage',
  'sort',
  'order',
  'calculateTotal',
  'calculateFacets',
  'calculateRanges',
  'calculateCourses',
  'onlyNewestDay',
  'device',
  'application',
  'referrer',
  'queryParameters',
]);
