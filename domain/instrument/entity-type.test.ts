import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENTITY_TYPES, isUsableSubType, typeAlias, typeByAlias } from './entity-type.ts';

const contract = parse(readFileSync(new URL('../../contracts/http/common.yaml', import.meta.url), 'utf8')) as {
  readonly components: { readonly schemas: { readonly EntityType: { readonly enum: readonly string[] } } };
};

describe('the entity type', () => {
  it('[INSTR-002] is what the contract lets pass', () => {
    expect(contract.components.schemas.EntityType.enum.toSorted()).toEqual(ENTITY_TYPES.toSorted());
  });

  it('[INSTR-002] is one of fifteen', () => {
    expect([...ENTITY_TYPES].toSorted().join(' ')).toBe(
      'ARTICLE BOND COMMODITY CRYPTO CURRENCY DERIVATIVE ETF FUND FUTURE INDEX INTEREST NEWS PRECIOUS_METAL STOCK UNKNOWN',
    );
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

  it.each(aliases)('[INSTR-006] of %s is %s, and the other way round', (type, alias) => {
    expect([typeAlias(type), typeByAlias(alias)]).toEqual([alias, type]);
  });

  it('[INSTR-006] is told from what is none', () => {
    expect(['', 'zinsen', 'Aktien', 'toString'].map(typeByAlias)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[INSTR-006] does not exist for other types', () => {
    const others = ENTITY_TYPES.filter((type) => !aliases.some(([known]) => known === type));
    expect(others.map(typeAlias)).toEqual(others.map(() => undefined));
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
