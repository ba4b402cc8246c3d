import type { IForbiddenRuleType } from 'dependency-cruiser';
import { PACKAGES } from './packages.ts';

/** Rooms from which each room may import, besides itself. `codegen`, `scripts` and `tests` are outside of these rules. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  domain: ['contracts'],
  documents: ['contracts', 'domain'],
  entrance: ['contracts'],
  client: ['contracts', 'domain', 'documents'],
  gateway: ['contracts', 'domain', 'documents'],
  subjects: ['contracts', 'domain', 'documents', 'client'],
  blocks: ['contracts', 'domain', 'documents', 'client', 'gateway', 'subjects'],
  renderer: ['contracts', 'domain', 'documents', 'client', 'gateway', 'subjects', 'blocks'],
  market: ['domain'],
  provider: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway', 'market'],
  site: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway', 'subjects', 'blocks', 'renderer'],
  composer: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway', 'subjects', 'blocks', 'renderer', 'site'],
  codegen: ['contracts', 'domain', 'documents'],
};

const SERVICES = [
  'accounts',
  'analytics',
  'articles',
  'companies',
  'derivatives',
  'editorial',
  'watchlists',
  'drawings',
  'searches',
  'search',
  'finder',
  'import',
  'issuance',
].map((name) => `services/${name}`);

/** Same for the parts of the market. */
const MARKET_PARTS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  catalogue: ['base'],
  calendar: ['base', 'catalogue'],
  prices: ['base', 'catalogue', 'calendar'],
  derivatives: ['base', 'catalogue', 'calendar', 'prices'],
  companies: ['base', 'catalogue', 'calendar', 'prices'],
};

/** Same for the rooms of the provider. The files beside them assemble the rooms, which must not import those files. */
const PROVIDER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  content: ['base'],
  store: ['base', 'content'],
  'services/analytics': ['base', 'content', 'store'],
  'services/watchlists': ['base', 'content', 'store'],
  'services/drawings': ['base', 'content', 'store'],
  'services/searches': ['base', 'content', 'store', 'services/watchlists'],
  'services/accounts': [
    'base',
    'content',
    'store',
    ...['analytics', 'watchlists', 'drawings', 'searches'].map((name) => `services/${name}`),
  ],
  'services/search': ['base', 'content', 'store'],
  'services/companies': ['base'],
  'services/derivatives': ['base'],
  'services/articles': ['base', 'content', 'store', 'services/search'],
  'services/editorial': ['base', 'content'],
  'services/import': ['base', 'content', 'store', 'services/search'],
  'services/finder': ['base', 'content', 'store'],
  'services/issuance': ['base', 'content', 'store'],
  operation: ['base', 'content', 'store', ...SERVICES],
  'transport/shared': ['base', 'content', 'store', ...SERVICES],
  'transport/http': ['base', 'content', 'store', ...SERVICES, 'operation', 'transport/shared'],
  'transport/ws': ['base', 'content', 'store', ...SERVICES, 'operation', 'transport/shared'],
};

/** Pattern of tests, and of modules for tests. */
const TEST_FILES = '(\\.test|/testing)\\.tsx?$';

/** Returns the rules for dependency-cruiser; `base` is the folder that contains the rooms, `''` for the project itself. */
export function floorRules(base: string): IForbiddenRuleType[] {
  const rooms = Object.keys(ROOMS);
  const between = Object.entries(ROOMS).map(([room, below]): IForbiddenRuleType => ({
    name: `floor-of-${room}`,
    severity: 'error',
    comment: `${room}/ may import from ${below.join(', ') || 'nothing'}.`,
    from: { path: `^${base}${room}/`, pathNot: TEST_FILES },
    to: {
      path: `^${base}(${[...rooms, 'tests', 'scripts'].filter((other) => other !== room && !below.includes(other)).join('|')})/`,
      pathNot: room === 'documents' ? `^${base}${INSTANCES}` : [],
    },
  }));
  const packages = Object.entries(PACKAGES).map(([room, names]): IForbiddenRuleType => ({
    name: `packages-of-${room}`,
    severity: 'error',
    comment: `${room}/ may import ${names.join(', ') || 'no package'}; a further one stands in tests/floors/packages.ts.`,
    from: { path: `^${base}${room}/`, pathNot: [TEST_FILES, '/testing[-/]'] },
    to: { path: 'node_modules/', pathNot: `node_modules/(@types/)?(${names.join('|') || 'none'})(/|$)` },
  }));
  return [
    ...between,
    ...packages,
    ...inParts(base, 'provider', PROVIDER_ROOMS),
    ...inParts(base, 'market', MARKET_PARTS),
    entrancesOfMarket(base),
    ...betweenFamilies(base),
    instancesOfSubjects(base, rooms),
    circular(base),
  ];
}

/** Pattern of the modules that list existing subjects: the only part of a kind on the floor of the configuration, whose check needs it. */
const INSTANCES = 'subjects/([^/]+|generated)/instances[.]ts$';

function instancesOfSubjects(base: string, rooms: readonly string[]): IForbiddenRuleType {
  const above = rooms.filter((room) => !['contracts', 'domain', 'documents'].includes(room));
  return {
    name: 'instances-of-subjects',
    severity: 'error',
    comment: 'subjects/<kind>/instances.ts may import from documents and domain only: the check of the configuration asks for it.',
    from: { path: `^${base}${INSTANCES}` },
    to: { path: `^${base}(${above.join('|')})/`, pathNot: `^${base}${INSTANCES}` },
  };
}

/** Restricts the provider to the entry modules of the market, which lets another source of prices replace it. */
function entrancesOfMarket(base: string): IForbiddenRuleType {
  return {
    name: 'entrances-of-market',
    severity: 'error',
    comment: 'Other rooms import market/index.ts or the index.ts of a part, types included.',
    from: { path: `^${base}`, pathNot: [TEST_FILES, `^${base}(market|tests)/`] },
    to: { path: `^${base}market/`, pathNot: [`^${base}market/index[.]ts$`, `^${base}market/[^/]+/index[.]ts$`] },
  };
}

/** Folders of code that blocks of all families share. */
const SHARED_BY_BLOCKS = ['kit', 'generated', 'fixtures'];

/** Forbids imports between families, which lets each `blocks/<family>/` be removed or rewritten separately; the kit imports none. */
function betweenFamilies(base: string): IForbiddenRuleType[] {
  const shared = SHARED_BY_BLOCKS.join('|');
  return [
    {
      name: 'families-of-blocks',
      severity: 'error',
      comment: 'A family of blocks imports from no other. What both need stands in blocks/kit/.',
      from: { path: `^${base}blocks/([^/]+)/`, pathNot: [TEST_FILES, `^${base}blocks/(${shared})/`] },
      to: { path: `^${base}blocks/[^/]+/`, pathNot: `^${base}blocks/($1|${shared})/` },
    },
    {
      name: 'kit-of-blocks',
      severity: 'error',
      comment: 'The kit imports from no family of blocks.',
      from: { path: `^${base}blocks/kit/`, pathNot: TEST_FILES },
      to: { path: `^${base}blocks/[^/]+/`, pathNot: `^${base}blocks/(${shared})/` },
    },
  ];
}

function inParts(base: string, room: string, parts: Readonly<Record<string, readonly string[]>>): IForbiddenRuleType[] {
  return Object.entries(parts).map(([part, below]) => ({
    name: `floor-of-${room}-${part}`,
    severity: 'error',
    comment: `${room}/${part}/ may import from ${below.join(', ') || 'nothing'} of the ${room}, types included.`,
    from: { path: `^${base}${room}/${part}/`, pathNot: TEST_FILES },
    to: { path: `^${base}${room}/`, pathNot: `^${base}${room}/(${[part, 'generated', ...below].join('|')})/` },
  }));
}

function circular(base: string): IForbiddenRuleType {
  return {
    name: 'circular',
    severity: 'error',
    comment: 'Files import each other in a circle, be it for types only.',
    from: { path: `^${base}`, pathNot: '/generated/' },
    to: { circular: true },
  };
}
