import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, it } from 'vitest';
import { floorRules } from './rules.ts';

const FIXTURE = 'tests/fixtures/floors/';
let found: string[];

beforeAll(async () => {
  const { output } = await cruise(
    [FIXTURE],
    {
      ruleSet: { forbidden: floorRules(FIXTURE) },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.js'] },
  );
  const { violations } = (output as ICruiseResult).summary;
  found = violations.map(({ rule, from, to }) => `${rule.name}: ${short(from)} → ${short(to)}`).toSorted();
});

it.each([
  ['a room above, through its # name', 'floor-of-domain: domain/price.ts → client/call.ts'],
  ['a room above, from a block', 'floor-of-blocks: blocks/table.ts → renderer/page.ts'],
  ['a room beside, even for a type', 'floor-of-domain: domain/config-reader.ts → documents/site.ts'],
  ['the provider from the site', 'floor-of-site: site/start.ts → provider/server.ts'],
  ['a room of the provider above, for a type', 'floor-of-provider-base: provider/base/fault.ts → provider/store/rows.ts'],
  [
    'a room of the provider beside',
    'floor-of-provider-services/watchlists: provider/services/watchlists/list.ts → provider/services/drawings/drawing.ts',
  ],
  ['a part of the market beside', 'floor-of-market-companies: market/companies/years.ts → market/derivatives/product.ts'],
  ['a file within the market, past its entrances', 'entrances-of-market: provider/server.ts → market/companies/years.ts'],
  ['what puts the provider together', 'floor-of-provider-transport/http: provider/transport/http/answer.ts → provider/server.ts'],
  ['each other, even for types', 'circular: provider/store/rows.ts → provider/store/tables.ts'],
  ['another family of blocks', 'families-of-blocks: blocks/market/list.ts → blocks/article/text.ts'],
  ['a family of blocks from the kit', 'kit-of-blocks: blocks/kit/label.ts → blocks/article/text.ts'],
  ['React in the provider', 'packages-of-provider: provider/server.ts → react-dom'],
])('an import of %s is found', (_what, violation) => {
  expect(found).toContain(violation);
});

it('an import from below is none', () => {
  expect(found).toHaveLength(13);
});

function short(path: string): string {
  return path.replace(FIXTURE, '').replace(/^.*node_modules\/([^/]+).*$/, '$1');
}
