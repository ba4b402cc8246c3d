import { isUsableSubType, type EntityType } from './entity-type.ts';

/** First part of an instrument's address by type. ETFs are funds with the sub type `ETF`. */
const SECTIONS: Readonly<Partial<Record<EntityType, string>>> = {
  STOCK: '/aktien',
  INDEX: '/index',
  COMMODITY: '/rohstoffe',
  PRECIOUS_METAL: '/rohstoffe',
  CURRENCY: '/devisen',
  CRYPTO: '/kryptowaehrungen',
  FUND: '/fonds',
  ETF: '/etf',
  BOND: '/anleihen',
  FUTURE: '/futures',
  INTEREST: '/zinsen',
  DERIVATIVE: '/derivate',
};

/** The section of a type, `/aktien` for STOCK; undefined for types without instrument pages. */
export function sectionOf(entityType: EntityType, entitySubType?: string): string | undefined {
  if (entityType === 'FUND' && isUsableSubType(entitySubType) && entitySubType === 'ETF') return SECTIONS.ETF;
  return SECTIONS[entityType];
}
