/** What the cookie of the consent says: an explicit yes, an explicit no; whoever has not decided has said neither. */
export const CONSENT = { yes: '1', no: '0' } as const;

/** Only an explicit yes allows what needs consent. */
export function hasConsent(value: string | undefined): boolean {
  return value === CONSENT.yes;
}
