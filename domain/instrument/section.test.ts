import { describe, expect, it } from 'vitest';
import sectionSchema from '#documents/kinds/sections/sections.schema.json' with { type: 'json' };
import { BOND_SUB_TYPES } from '#market/catalogue/bonds/sub-types.ts';
import { loadedAfter } from '#documents/reader/testing/scratch-config.ts';
import { DERIVATIVE_TYPES } from '../derivative/types.ts';
import { TYPE_ALIASES } from './entity-type.ts';
import { sectionFinder } from './section.ts';

const { sections } = loadedAfter({}).config.sections;
const sectionOf = sectionFinder(sections);

describe('the section of a type', () => {
  it('[CONF-024] is configured, apart from the names of the search', () => {
    expect(sections.map(({ path }) => path).toSorted()).toEqual([
      '/aktien',
      '/anleihen',
      '/derivate',
      '/devisen',
      '/etf',
      '/fonds',
      '/futures',
      '/index',
      '/kryptowaehrungen',
      '/rohstoffe',
      '/zinsen',
    ]);
    expect([sectionOf({ entityType: 'PRECIOUS_METAL' }), TYPE_ALIASES.PRECIOUS_METAL]).toEqual(['/rohstoffe', 'edelmetalle']);
  });

  it.each(['etf', 'index', 'kryptowaehrungen', 'derivate', 'zinsen'])(
    '[CONF-024] names no type of the search where only it is called %s',
    (name) => {
      expect(Object.values<string>(TYPE_ALIASES)).not.toContain(name);
    },
  );

  it.each([
    ['FUND', 'ETF', '/etf'],
    ['FUND', undefined, '/fonds'],
    ['FUND', 'other fund', '/fonds'],
    ['ETF', undefined, '/etf'],
    ['NEWS', undefined, undefined],
  ])('of %s %s is %s', (entityType, entitySubType, path) => {
    expect(sectionOf({ entityType, entitySubType })).toBe(path);
  });

  it('that names a sub type goes before the one of its type, wherever they stand', () => {
    const all = { path: '/derivate', instruments: [{ entityType: 'DERIVATIVE' as const }] };
    const some = { path: '/etc', instruments: [{ entityType: 'DERIVATIVE' as const, entitySubTypes: ['ETC_ETN_CERTIFICATE'] }] };
    const etc = { entityType: 'DERIVATIVE', entitySubType: 'ETC_ETN_CERTIFICATE' };
    for (const order of [
      [all, some],
      [some, all],
    ]) {
      expect([etc, { ...etc, entitySubType: 'WARRANT' }].map(sectionFinder(order))).toEqual(['/etc', '/derivate']);
    }
  });

  it('that names a kind of bonds holds what has it among its attributes', () => {
    const section = sectionFinder([
      { path: '/anleihen', instruments: [{ entityType: 'BOND' as const }] },
      { path: '/mittelstand', instruments: [{ entityType: 'BOND' as const, entitySubTypes: ['MID_CAP_BOND'] }] },
    ]);
    expect(section({ entityType: 'BOND', entityAttributes: ['INSTRUMENT', 'MID_CAP_BOND'] })).toBe('/mittelstand');
    expect(section({ entityType: 'BOND', entityAttributes: ['INSTRUMENT', 'COVERED_BOND'] })).toBe('/anleihen');
    expect(section({ entityType: 'STOCK', entityAttributes: ['INSTRUMENT', 'MID_CAP_BOND'] })).toBeUndefined();
  });

  it('may name each sub type that the catalogue has', () => {
    const known = ['ETF', ...DERIVATIVE_TYPES, ...Object.values(BOND_SUB_TYPES)];
    expect(sectionSchema.definitions.member.properties.entitySubTypes.items.enum).toEqual(known);
  });
});
