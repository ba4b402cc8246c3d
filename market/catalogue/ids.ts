import { hashOfName } from './chance.ts';

/**
 * Numbers of instruments without a known real one. They are derived from the name, so they do not change when the catalogue grows, and they
 * are in ranges that known numbers do not use.
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
