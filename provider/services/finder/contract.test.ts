import { describe, expect, it } from 'vitest';
import { readContract } from '../../transport/http/contract.ts';
import { filterName } from './column.ts';
import { COLUMNS, type FinderType } from './finders.ts';

interface Parameter {
  /** Absent for shared parameters, which are references. */
  readonly name?: string;
  readonly schema?: { readonly type?: string; readonly enum?: readonly string[]; readonly $ref?: string };
}

const { paths } = readContract();
const parametersOf = (area: string): readonly Parameter[] => {
  const call = paths[`/v1/${area}/finder/configuration_query`]?.get as { readonly parameters: readonly Parameter[] };
  return call.parameters;
};

describe.each<[FinderType, string]>([
  ['STOCK', 'stocks'],
  ['FUND', 'funds'],
  ['BOND', 'bonds'],
  ['INDEX', 'indices'],
  ['CURRENCY', 'currencies'],
  ['CRYPTO', 'cryptos'],
])('The contract of the finder of %s', (type, area) => {
  it('names every column to filter by, and no other', () => {
    const names = parametersOf(area).map(({ name }) => name);
    const packed = names.indexOf('queryParameters');
    expect(names.slice(names.indexOf('sort') + 1, packed).filter((name) => name !== undefined)).toEqual(COLUMNS[type].map(filterName));
  });

  it('names every column to sort by, and no other', () => {
    const sort = parametersOf(area).find(({ name }) => name === 'sort');
    expect(sort?.schema?.enum).toEqual(COLUMNS[type].filter(({ isSortable }) => isSortable === true).map(({ name }) => name));
  });
});
