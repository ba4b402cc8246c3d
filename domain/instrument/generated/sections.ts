/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { Section } from '../section.ts';

/** The sections of the portal with what each holds. */

export const SECTIONS: readonly Section[] = [
  { path: '/aktien', instruments: [{ entityType: 'STOCK' }] },
  { path: '/index', instruments: [{ entityType: 'INDEX' }] },
  { path: '/rohstoffe', instruments: [{ entityType: 'COMMODITY' }, { entityType: 'PRECIOUS_METAL' }] },
  { path: '/devisen', instruments: [{ entityType: 'CURRENCY' }] },
  { path: '/kryptowaehrungen', instruments: [{ entityType: 'CRYPTO' }] },
  { path: '/fonds', instruments: [{ entityType: 'FUND' }] },
  { path: '/etf', instruments: [{ entityType: 'FUND', entitySubTypes: ['ETF'] }, { entityType: 'ETF' }] },
  { path: '/anleihen', instruments: [{ entityType: 'BOND' }] },
  { path: '/mittelstandsanleihen', instruments: [{ entityType: 'BOND', entitySubTypes: ['MID_CAP_BOND'] }] },
  { path: '/futures', instruments: [{ entityType: 'FUTURE' }] },
  { path: '/zinsen', instruments: [{ entityType: 'INTEREST' }] },
  { path: '/derivate', instruments: [{ entityType: 'DERIVATIVE' }] },
];
