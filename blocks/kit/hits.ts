import type { Schema } from '#client/operations.ts';
import { FIXED_VALUES } from '#domain/analytics/generated/fixed-values.ts';
import { CONSENT, hasConsent } from '#domain/web/consent.ts';
import { CONSENT_COOKIE } from '#domain/web/cookie-names.ts';
import { objects } from './consent/objections.ts';
import { pageStore } from './page-state/store.ts';
import { readCookie } from './read-cookie.ts';

/** An event as who reports it knows it; the rest all events have in common. */
export type PageEvent = Omit<Schema<'ScapaData'>, 'hitType' | 'timestamp' | keyof typeof FIXED_VALUES | 'contentPath' | 'hasAdBlocker'>;

/** Whether nobody objects to an event that knows nobody: by his browser, by a no, or by being entitled not to be tracked, which no yes undoes. */
export function mayCount(cookies = document.cookie): boolean {
  return !objects(cookies) && readCookie(CONSENT_COOKIE, cookies) !== CONSENT.no;
}

/** Whether events may be held together by what is kept on the device: only after an explicit yes (§ 25 TDDDG). */
export function mayRecognise(cookies = document.cookie): boolean {
  return mayCount(cookies) && hasConsent(readCookie(CONSENT_COOKIE, cookies));
}

/**
 * Sends an event to the portal's own analytics, never what somebody typed; ask first whether it may be. It goes out even when the
 * page is left at this moment. Of a blocker of advertisements it says what the page found out, and nothing where nobody has looked. Losing one is no harm, so it never rejects. Source: contract.md §7 "Analytics".
 */
export async function sendEvent(event: PageEvent): Promise<void> {
  const { isAdLibraryUsable } = pageStore().state;
  const contentLevel3 = document.querySelector('[data-content-level-3]')?.getAttribute('data-content-level-3');
  // The page knows whether its path is what somebody typed.
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
