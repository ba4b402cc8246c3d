import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Which rooms each room may import from, besides itself. `codegen`, `scripts` and `tests` stand beside the house. */
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
  provider: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway'],
  site: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway', 'subjects', 'blocks', 'renderer'],
  composer: ['contracts', 'domain', 'documents', 'entrance', 'client', 'gateway', 'subjects', 'blocks', 'renderer', 'site'],
  codegen: ['contracts', 'domain', 'documents'],
};

const DATA = ['data/catalogue', 'data/market', 'data/derivatives', 'data/companies', 'data/content'];
const SERVICES = ['accounts', 'analytics', 'editorial', 'watchlists', 'drawings', 'searches', 'search', 'finder', 'import', 'issuance'].map(
  (name) => `services/${name}`,
);

/** The same for the rooms of the provider. The files beside them put the rooms together; no room knows those. */
const PROVIDER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  'data/catalogue': ['base'],
  'data/market': ['base', 'data/catalogue'],
  'data/derivatives': ['base', 'data/catalogue', 'data/market'],
  'data/companies': ['base', 'data/catalogue', 'data/market'],
  'data/content': ['base', 'data/catalogue', 'data/market'],
  store: ['base', ...DATA],
  'services/analytics': ['base', ...DATA, 'store'],
  'services/watchlists': ['base', ...DATA, 'store'],
  'services/drawings': ['base', ...DATA, 'store'],
  'services/searches': ['base', ...DATA, 'store', 'services/watchlists'],
  'services/accounts': ['base', ...DATA, 'store', ...['analytics', 'watchlists', 'drawings', 'searches'].map((name) => `services/${name}`)],
  'services/search': ['base', ...DATA, 'store'],
  'services/editorial': ['base', ...DATA],
  'services/import': ['base', ...DATA, 'store', 'services/search'],
  'services/finder': ['base', ...DATA, 'store'],
  'services/issuance': ['base', ...DATA, 'store'],
  operation: ['base', ...DATA, 'store', ...SERVICES],
  'doors/shared': ['base', ...DATA, 'store', ...SERVICES],
  'doors/http': ['base', ...DATA, 'store', ...SERVICES, 'operation', 'doors/shared'],
  'doors/ws': ['base', ...DATA, 'store', ...SERVICES, 'operation', 'doors/shared'],
};

/** Packages that must not be known in a room. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: ['.*'],
  documents: ['react', 'react-dom', 'next', 'fastify'],
  codegen: ['react', 'react-dom', 'next'],
  gateway: ['react', 'react-dom', 'next'],
  subjects: ['react', 'react-dom', 'next', 'fastify', 'pg', 'drizzle-orm'],
  blocks: ['next', 'fastify', 'pg', 'drizzle-orm'],
  renderer: ['next', 'fastify', 'pg', 'drizzle-orm'],
  provider: ['react', 'react-dom', 'next', '@mantine/.*'],
  site: ['fastify', 'pg', 'drizzle-orm', '@electric-sql/.*'],
};

/** Tests, and what only tests use. */
const TEST_FILES = '(\\.test|/testing)\\.tsx?$';

/** The rules for dependency-cruiser; `base` is the folder in front of the rooms, `''` for the project itself. */
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
    comment: `${room}/ must not know ${names.join(', ')}.`,
    from: { path: `^${base}${room}/`, pathNot: TEST_FILES },
    to: { path: `node_modules/(${names.join('|')})(/|$)` },
  }));
  return [...between, ...packages, ...inProvider(base), ...betweenFamilies(base), instancesOfSubjects(base, rooms), circular(base)];
}

/** Which subjects there are: the one part of a kind that stands on the floor of the configuration, whose check asks for it. */
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

/** Code that blocks of all families share. */
const SHARED_BY_BLOCKS = ['kit', 'generated', 'fixtures'];

/** `blocks/<family>/` knows no other family, so that each can be taken away or rewritten by itself; the kit knows none at all. */
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

function inProvider(base: string): IForbiddenRuleType[] {
  return Object.entries(PROVIDER_ROOMS).map(([room, below]) => ({
    name: `floor-of-provider-${room}`,
    severity: 'error',
    comment: `provider/${room}/ may import from ${below.join(', ') || 'nothing'} of the provider, types included.`,
    from: { path: `^${base}provider/${room}/`, pathNot: TEST_FILES },
    to: { path: `^${base}provider/`, pathNot: `^${base}provider/(${[room, 'generated', ...below].join('|')})/` },
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
