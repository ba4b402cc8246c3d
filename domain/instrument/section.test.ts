import { describe, expect, it } from 'vitest';
import { ENTITY_TYPES, TYPE_ALIASES } from './entity-type.ts';
import { sectionOf } from './section.ts';

describe('the section of a type', () => {
  it('[CONF-024] is the path of its market, apart from the names of the search', () => {
    const sections = new Set(ENTITY_TYPES.map((type) => sectionOf(type)).filter((section) => section !== undefined));
    expect([...sections].toSorted()).toEqual([
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
  });

  it.each(['etf', 'index', 'kryptowaehrungen', 'derivate', 'zinsen'])(
    '[CONF-024] names no type of the search where only it is called %s',
    (name) => {
      expect(Object.values<string>(TYPE_ALIASES)).not.toContain(name);
    },
  );

  it('is that of ETFs for funds with this sub type', () => {
    expect([sectionOf('FUND', 'ETF'), sectionOf('FUND'), sectionOf('NEWS')]).toEqual(['/etf', '/fonds', undefined]);
  });
});
