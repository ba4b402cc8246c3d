import { hashOfName } from './chance.ts';

/**
 * Numbers for what has no known real one. They come from the name, so they stay the same however the catalogue grows,
 * and lie in ranges that the known ones do not use.
 */

/** entityValue of an instrument without a known one: 900 000 000 to 999 999 999. */
export function ownEntityValue(isin: string): string {
  return String(900_000_000 + (hashOfName(`instrument/${isin}`) % 100_000_000));
}

/** idNotation without a known one: 1 000 000 000 to 1 999 999 999. */
export function ownNotation(entityValue: string, venue: string, currency: string): number {
  return 1_000_000_000 + (hashOfName(`notation/${entityValue}/${venue}/${currency}`) % 1_000_000_000);
}

/** Company number without a known one: 90 000 000 to 99 999 999. */
export function ownCompany(name: string): string {
  return String(90_000_000 + (hashOfName(`company/${name}`) % 10_000_000));
}
