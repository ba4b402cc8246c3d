import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { operationTable, type Section } from '#documents/operations/table.ts';

const { operations, sections } = operationTable;

/** Returns true if an answer contains a price that the stream updates, or a figure derived from one. */
function hasPrices(name: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (seen.has(name)) return false;
  const { fields }: Section = sections[name] ?? { fields: {} };
  const below = new Set([...seen, name]);
  return Object.values(fields).some((field) => {
    if ('format' in field && (field.live !== undefined || field.isOfPrice === true)) return true;
    const inner = 'list' in field ? field.list : field.of;
    return inner !== null && inner !== undefined && hasPrices(inner, below);
  });
}

/** Calls with prices that are missing from the table: it lists only those that read by GET, and a curve is a list of plain numbers. */
const CURVES = ['listQuotesOfInstruments', 'getChartHistory', 'getSimpleChartHistory', 'getPerformanceValues', 'getTimesAndSales'];
const priced = [...Object.entries(operations).flatMap(([name, { answer }]) => (hasPrices(answer) ? [name] : [])), ...CURVES];
/** Blocks that need data other than prices (number of products, names, the underlying), and the block that is on top of every page. */
const WITHOUT = new Set(['underlying-finder-link', 'letter-list', 'instrument-news', 'top-assets']);

it('blocks that ask for prices are marked, so that no page that is kept for long has one', () => {
  expect(priced).toContain('getQuote');
  const unmarked = globSync('blocks/*/*/data.ts').flatMap((file) => {
    const type = basename(dirname(file));
    const asked = priced.filter((name) => readFileSync(file, 'utf8').includes(`'${name}'`));
    const schema = JSON.parse(readFileSync(join(dirname(file), 'block.schema.json'), 'utf8')) as Readonly<Record<string, unknown>>;
    return asked.length === 0 || schema['x-prices'] === true || WITHOUT.has(type) ? [] : [`${type}: ${asked.join(', ')}`];
  });
  expect(unmarked).toEqual([]);
});
