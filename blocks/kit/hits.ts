import type { Schema } from '#client/operations.ts';
import { FIXED_VALUES } from '#domain/analytics/generated/fixed-values.ts';
import { CONSENT, hasConsent } from '#domain/web/consent.ts';
import { CONSENT_COOKIE } from '#domain/web/cookie-names.ts';
import { objects } from './consent/objections.ts';
import { pageStore } from './page-state/store.ts';
import { readCookie } from './read-cookie.ts';

/** Event without the properties that all events share. */
export type PageEvent = Omit<Schema<'ScapaData'>, 'hitType' | 'timestamp' | keyof typeof FIXED_VALUES | 'contentPath' | 'hasAdBlocker'>;

/**
 * Returns true if an anonymous event may be sent: the visitor has not refused, and neither a signal of their browser nor their product
 * excludes tracking, which consent does not override.
 */
export function mayCount(cookies = document.cookie): boolean {
  return !objects(cookies) && readCookie(CONSENT_COOKIE, cookies) !== CONSENT.no;
}

/** Returns true if events may be linked by data stored on the device: only after explicit consent (§ 25 TDDDG). */
export function mayRecognise(cookies = document.cookie): boolean {
  return mayCount(cookies) && hasConsent(readCookie(CONSENT_COOKIE, cookies));
}

/**
 * Sends an event to the portal's own analytics. Call `mayCount` or `mayRecognise` first, and never pass typed text. The request survives
 * leaving the page. It reports an ad blocker only if the page has tested for one. Losing an event does no harm, so it never rejects.
 * Source: contract.md §7 "Analytics".
 */
export async function sendEvent(event: PageEvent): Promise<void> {
  const { isAdLibraryUsable } = pageStore().state;
  const contentLevel3 = document.querySelector('[data-content-level-3]')?.getAttribute('data-content-level-3');
  // The page replaces its path here if the path contains typed text.
  const path = document.querySelector('[data-content-path]')?.getAttribute('data-content-path');
  const hit = {
    ...event,
    hitType: 'event',
    timestamp: Date.now(),
    ...FIXED_VALUES,
    contentPath: path ?? location.pathname,
    ...(typeof contentLevel3 !== 'string' ? {} : { contentLevel3 }),
    ...(isAdLibraryUsable === undefined ? {} : { hasAdBlocker: !isAdLibraryUsable }),
  } satisfies Schema<'ScapaData'>;
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(hit), signal: AbortSignal.timeout(10_000) };
  await fetch('/api/v1/scapa/data', init).catch((error: unknown) => console.warn('An event was not counted.', error));
}
