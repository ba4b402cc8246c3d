import { describe, expect, it } from 'vitest';
import { ENTITY_TYPES, entityTypeOf, isUsableSubType, typeAlias, typeOfAlias } from './entity-type.ts';

describe('the entity type', () => {
  it('[INSTR-002] is one of fifteen', () => {
    expect([...ENTITY_TYPES].toSorted().join(' ')).toBe(
      'ARTICLE BOND COMMODITY CRYPTO CURRENCY DERIVATIVE ETF FUND FUTURE INDEX INTEREST NEWS PRECIOUS_METAL STOCK UNKNOWN',
    );
  });

  it.each(['stock', 'SHARE', '', undefined])('[INSTR-002] of %s is UNKNOWN', (value) => {
    expect(entityTypeOf(value)).toBe('UNKNOWN');
  });

  it('[INSTR-002] stays as it is when it is known', () => {
    expect(ENTITY_TYPES.map(entityTypeOf)).toEqual(ENTITY_TYPES);
  });
});

describe('the path alias', () => {
  const aliases = [
    ['BOND', 'anleihen'],
    ['COMMODITY', 'rohstoffe'],
    ['CURRENCY', 'devisen'],
    ['FUND', 'fonds'],
    ['ETF', 'etfs'],
    ['FUTURE', 'futures'],
    ['INDEX', 'indizes'],
    ['PRECIOUS_METAL', 'edelmetalle'],
    ['STOCK', 'aktien'],
    ['CRYPTO', 'kryptos'],
  ] as const;

  it.each(aliases)('[INSTR-006] of %s is %s, and back', (type, alias) => {
    expect(typeAlias(type)).toBe(alias);
    expect(typeOfAlias(alias)).toBe(type);
  });

  it('[INSTR-006] does not exist for other types', () => {
    const others = ENTITY_TYPES.filter((type) => !aliases.some(([known]) => known === type));
    expect(others.map(typeAlias)).toEqual(others.map(() => undefined));
    expect(typeOfAlias('derivate')).toBeUndefined();
  });
});

describe('a sub type', () => {
  it.each(['OTHER_CERTIFICATE', 'some_other', 'Unknown', 'IsOtherThing', '', undefined])('[INSTR-005] %s is not usable', (subType) => {
    expect(isUsableSubType(subType)).toBe(false);
  });

  it('[INSTR-005] with a meaning is usable', () => {
    expect(isUsableSubType('KNOCKOUT_CERTIFICATE')).toBe(true);
  });
});
