import { catalogueSeed } from '../catalogue/testing.ts';
import type { Seed } from '../catalogue/types.ts';
import { createMarket } from './create-market.ts';
import type { Market, MarketOptions } from './types.ts';

/** Friday during trading hours of Xetra, 15:03:21 in Berlin. */
export const FRIDAY = Date.parse('2026-11-20T14:03:21Z');
export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** Market over the catalogue for tests. */
export function testMarket({
  seed = 'test',
  ...more
}: Partial<Pick<MarketOptions, 'series' | 'derived'>> & { seed?: string } = {}): Market {
  const { instruments, notations, indexMembers }: Seed = catalogueSeed;
  return createMarket({ seed, instruments, notations, indexMembers, ...more });
}

/**
 * Notation of an instrument at a venue, or its default one.
 * @throws Error if there is none
 */
export function notationId(entityValue: string, venue?: string): number {
  const found = catalogueSeed.notations.find(
    (one) => one.entityValue === entityValue && (venue === undefined ? one.isDefault : one.venue === venue),
  );
  if (found === undefined) throw new Error(`No notation of ${entityValue} at ${venue ?? 'its main venue'}.`);
  return found.idNotation;
}

/** Notation numbers of the SAP share at Xetra and Tradegate and of the DAX. */
export const SAP = 163500;
export const SAP_TRADEGATE = 9386131;
export const DAX = 20735;
