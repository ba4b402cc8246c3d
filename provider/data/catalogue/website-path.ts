import type { EntityType } from '#domain/instrument/entity-type.ts';
import { instrumentSlug, type Addressable } from '#domain/instrument/path.ts';

/** Where this provider says that instruments have their pages. A portal whose sections are others links there (`client/sections.ts`). */
const SECTIONS: Readonly<Partial<Record<EntityType, string>>> = {
  STOCK: '/aktien',
  INDEX: '/index',
  COMMODITY: '/rohstoffe',
  PRECIOUS_METAL: '/rohstoffe',
  CURRENCY: '/devisen',
  CRYPTO: '/kryptowaehrungen',
  FUND: '/fonds',
  BOND: '/anleihen',
  FUTURE: '/futures',
  INTEREST: '/zinsen',
  DERIVATIVE: '/derivate',
};

/** The address of an instrument's page. Throws for types without pages. */
export function websitePathOf(instrument: Addressable): string {
  const section = instrument.entitySubType === 'ETF' ? '/etf' : SECTIONS[instrument.entityType];
  if (section === undefined) throw new Error(`${instrument.entityType} has no pages.`);
  return `${section}/${instrumentSlug(instrument)}`;
}
