import type { EntityType } from './entity-type.ts';

/** Plural names of types of instruments, for groups of search results. */
const LABELS: Readonly<Partial<Record<EntityType, string>>> = {
  STOCK: 'Aktien',
  INDEX: 'Indizes',
  ETF: 'ETFs',
  FUND: 'Fonds',
  COMMODITY: 'Rohstoffe',
  PRECIOUS_METAL: 'Edelmetalle',
  CURRENCY: 'Devisen',
  CRYPTO: 'Kryptowährungen',
  BOND: 'Anleihen',
  DERIVATIVE: 'Derivate',
  FUTURE: 'Futures',
  INTEREST: 'Zinsen',
};

/** Returns the plural name of a type, `Aktien`; `Weitere` for types without one. */
export function typeLabel(type: EntityType): string {
  return LABELS[type] ?? 'Weitere';
}
