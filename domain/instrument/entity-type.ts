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
const typeByAlias: ReadonlyMap<string, EntityType> = new Map(
  ENTITY_TYPES.flatMap((type) => {
    const alias = aliasByType.get(type);
    return alias ? [[alias, type] as const] : [];
  }),
);
const types: ReadonlySet<string> = new Set(ENTITY_TYPES);

export function isEntityType(value: string): value is EntityType {
  return types.has(value);
}

/** The entity type of any input; what is not one becomes `UNKNOWN`. */
export function entityTypeOf(value: string | undefined): EntityType {
  return value !== undefined && isEntityType(value) ? value : 'UNKNOWN';
}

/** The alias of a type in addresses of the search; undefined for types without one. */
export function typeAlias(type: EntityType): string | undefined {
  return aliasByType.get(type);
}

/** The inverse of {@link typeAlias}. */
export function typeOfAlias(alias: string): EntityType | undefined {
  return typeByAlias.get(alias);
}

/** Whether a sub type says something; codes with `other` or `unknown` in them do not. */
export function isUsableSubType(subType: string | undefined): subType is string {
  return subType !== undefined && subType !== '' && !/other|unknown/i.test(subType);
}
