import { STORAGE_PURPOSE } from '#documents/rules/purposes.ts';
import { CONSENT, hasConsent } from '#domain/web/consent.ts';

/** Decisions of a visitor as codes of the consent tool: accept all, choose, refuse all. Source: contract.md §9. */
export const CHOICES = { all: 11, some: 12, none: 13 } as const;

/** Event that the document dispatches after each decision, with `{ granted, property }`. */
export const DECIDED = 'parkett:consent';

/** Values of a decision's two cookies: yes or no to storage, and all purposes decided on, the refused ones with a minus. */
export interface DecisionCookies {
  readonly consent: string | undefined;
  readonly purposes: string | undefined;
}

/** Purposes that a visitor has agreed to; undefined while they have not decided. Storage needs an explicit yes. */
export function grantedPurposes({ consent, purposes }: DecisionCookies): readonly number[] | undefined {
  if (consent === undefined) return undefined;
  const others = (purposes ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > STORAGE_PURPOSE);
  return [...(hasConsent(consent) ? [STORAGE_PURPOSE] : []), ...new Set(others)];
}

/** Returns true if the visitor has agreed to or refused a purpose; false for purposes added since their decision. */
export function hasDecidedOn(purpose: number, { consent, purposes }: DecisionCookies): boolean {
  if (consent === undefined) return false;
  return (purposes ?? '').split('.').some((id) => Math.abs(Number(id)) === purpose);
}

/** Cookie values that store a decision on the offered purposes. */
export function decisionCookies(
  granted: readonly number[],
  offered: readonly number[],
): { readonly consent: string; readonly purposes: string } {
  return {
    consent: granted.includes(STORAGE_PURPOSE) ? CONSENT.yes : CONSENT.no,
    purposes: offered.map((id) => (granted.includes(id) ? id : -id)).join('.'),
  };
}

/**
 * Returns true if a third party may be loaded: its purpose is agreed to, and so is storage unless it is the ad engine, which does not
 * recognize visitors.
 */
export function mayLoad({ kind, purpose }: { readonly kind: string; readonly purpose: number }, granted: readonly number[]): boolean {
  return granted.includes(purpose) && (kind === 'ad-engine' || granted.includes(STORAGE_PURPOSE));
}
