import type { EntityType } from './entity-type.ts';

/** Kinds of instruments in the plural, as groups of a search are called. */
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

/** The name of a kind in the plural, `Aktien`; `Weitere` for what has none. */
export function typeLabel(type: EntityType): string {
  return LABELS[type] ?? 'Weitere';
}
