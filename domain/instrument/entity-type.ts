import { keysOf } from '../input/typed-entries.ts';

/** Every kind of entity. Source: portal.md §3 Instrument. */
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

/** The alias of a type in addresses of the search; undefined for types without one. */
export function typeAlias(type: EntityType): string | undefined {
  return aliasByType.get(type);
}

const typeByItsAlias: ReadonlyMap<string, keyof typeof TYPE_ALIASES> = new Map(
  keysOf(TYPE_ALIASES).map((type) => [TYPE_ALIASES[type], type]),
);

/** The type that an alias in an address of the search names; undefined for what is no alias. */
export function typeByAlias(alias: string): keyof typeof TYPE_ALIASES | undefined {
  return typeByItsAlias.get(alias);
}

/** Whether a sub type says something; codes with `other` or `unknown` in them do not. */
export function isUsableSubType(subType: string | undefined): subType is string {
  return subType !== undefined && subType !== '' && !/other|unknown/i.test(subType);
}
