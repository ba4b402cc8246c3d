import { keysOf } from '../input/typed-entries.ts';

/** All types of instruments. Source: portal.md §3 Instrument. */
export const ENTITY_TYPES = [
  'STOCK',
  'INDEX',
  'NEWS',
  'ARTICLE',
  'BOND',
  'COMMODITY',
  'CRYPTO',
  'CURRENCY',
  'DERIVATIVE',
  'ETF',
  'FUND',
  'FUTURE',
  'INTEREST',
  'PRECIOUS_METAL',
  'UNKNOWN',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Names of types in `/suche/typ/{alias}`; not the sections of the market pages. */
export const TYPE_ALIASES = {
  BOND: 'anleihen',
  COMMODITY: 'rohstoffe',
  CURRENCY: 'devisen',
  FUND: 'fonds',
  ETF: 'etfs',
  FUTURE: 'futures',
  INDEX: 'indizes',
  PRECIOUS_METAL: 'edelmetalle',
  STOCK: 'aktien',
  CRYPTO: 'kryptos',
} as const satisfies Partial<Record<EntityType, string>>;

const aliasByType: ReadonlyMap<string, string> = new Map(Object.entries(TYPE_ALIASES));

/** Returns the alias of a type in addresses of the search; undefined for types without one. */
export function typeAlias(type: EntityType): string | undefined {
  return aliasByType.get(type);
}

const typeByItsAlias: ReadonlyMap<string, keyof typeof TYPE_ALIASES> = new Map(
  keysOf(TYPE_ALIASES).map((type) => [TYPE_ALIASES[type], type]),
);

/** Returns the type for an alias in an address of the search; undefined for any other text. */
export function typeByAlias(alias: string): keyof typeof TYPE_ALIASES | undefined {
  return typeByItsAlias.get(alias);
}

/** Returns true for a meaningful sub type; codes with `other` or `unknown` are not. */
export function isUsableSubType(subType: string | undefined): subType is string {
  return subType !== undefined && subType !== '' && !/other|unknown/i.test(subType);
}
