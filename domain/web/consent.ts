/** Values of the consent cookie: an explicit yes or an explicit no. The cookie is absent until the visitor decides. */
export const CONSENT = { yes: '1', no: '0' } as const;

/** Returns true only for an explicit yes. */
export function hasConsent(value: string | undefined): boolean {
  return value === CONSENT.yes;
}
