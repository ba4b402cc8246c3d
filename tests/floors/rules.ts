import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Which rooms each room may import from, besides itself. `codegen`, `scripts` and `tests` stand beside the house. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  domain: ['contracts'],
  config: ['contracts'],
  client: ['contracts', 'domain', 'config'],
  gateway: ['contracts', 'domain', 'config'],
  blocks: ['contracts', 'domain', 'config', 'client', 'gateway'],
  renderer: ['contracts', 'domain', 'config', 'client', 'gateway', 'blocks'],
  provider: ['contracts', 'domain', 'config', 'client', 'gateway'],
  site: ['contracts', 'domain', 'config', 'client', 'gateway', 'blocks', 'renderer'],
  codegen: ['contracts', 'domain', 'config'],
};

/** Packages that must not be known in a room. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: ['.*'],
  config: ['react', 'react-dom', 'next', 'fastify'],
  codegen: ['react', 'react-dom', 'next'],
  gateway: ['react', 'react-dom', 'next'],
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
    to: { path: `^${base}(${[...rooms, 'tests', 'scripts'].filter((other) => other !== room && !below.includes(other)).join('|')})/` },
  }));
  const packages = Object.entries(PACKAGES).map(([room, names]): IForbiddenRuleType => ({
    name: `packages-of-${room}`,
    severity: 'error',
    comment: `${room}/ must not know ${names.join(', ')}.`,
    from: { path: `^${base}${room}/`, pathNot: TEST_FILES },
    to: { path: `node_modules/(${names.join('|')})(/|$)` },
  }));
  return [...between, ...packages, circular(base)];
}

function circular(base: string): IForbiddenRuleType {
  return {
    name: 'circular',
    severity: 'error',
    comment: 'Files import each other in a circle.',
    from: { path: `^${base}`, pathNot: '/generated/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  };
}
