/** Parameters that every finder takes besides its filters: where the hits begin, how they stand, what is counted, who asks. */
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
