/** Holds what a visitor decided about tracking: `1` for yes, `0` for no; absent until he has. */
export const CONSENT_COOKIE = 'consent';

/** Only an explicit yes allows what needs consent. */
export function hasConsent(value: string | undefined): boolean {
  return value === '1';
}
