/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** The examples of every block; files from the root of the project. */
export const fixtureFiles = [
  {
    type: 'instrument-header',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/instrument-header/fixtures.yaml',
  },
  {
    type: 'instrument-list',
    family: 'market',
    vocabulary: 'page',
    file: 'blocks/market/instrument-list/fixtures.yaml',
  },
  {
    type: 'instrument-profile',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/instrument-profile/fixtures.yaml',
  },
  { type: 'key-facts', family: 'instrument', vocabulary: 'page', file: 'blocks/instrument/key-facts/fixtures.yaml' },
  {
    type: 'market-overview',
    family: 'market',
    vocabulary: 'page',
    file: 'blocks/market/market-overview/fixtures.yaml',
  },
  { type: 'page-intro', family: 'market', vocabulary: 'page', file: 'blocks/market/page-intro/fixtures.yaml' },
  {
    type: 'performance-table',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/performance-table/fixtures.yaml',
  },
  {
    type: 'price-chart',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/price-chart/fixtures.yaml',
  },
  {
    type: 'price-history-table',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/price-history-table/fixtures.yaml',
  },
  {
    type: 'venue-table',
    family: 'instrument',
    vocabulary: 'page',
    file: 'blocks/instrument/venue-table/fixtures.yaml',
  },
] as const;
