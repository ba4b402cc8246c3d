import type { Schema } from '#client/operations.ts';
import { CONSENT, hasConsent } from '#domain/web/consent.ts';
import { CONSENT_COOKIE, FEATURES_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from './read-cookie.ts';

/** An event as who reports it knows it; the rest all events have in common. */
export type PageEvent = Omit<Schema<'ScapaData'>, 'hitType' | 'timestamp' | 'appName' | 'appType' | 'contentPath'>;

/** The entitlement not to be tracked. Source: contract.md §6. */
const NO_TRACKING = 'no_tracking_feature';

/** Whether nobody objects to an event that knows nobody: by his browser, by a no, or by being entitled not to be tracked, which no yes undoes. */
export function mayCount(): boolean {
  const signals = navigator as { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
  const features = readCookie(FEATURES_COOKIE)?.split(/%20| /u) ?? [];
  return (
    signals.globalPrivacyControl !== true &&
    signals.doNotTrack !== '1' &&
    readCookie(CONSENT_COOKIE) !== CONSENT.no &&
    !features.includes(NO_TRACKING)
  );
}

/** Whether events may be held together by what is kept on the device: only after an explicit yes (§ 25 TDDDG). */
export function mayRecognise(): boolean {
  return mayCount() && hasConsent(readCookie(CONSENT_COOKIE));
}

/**
 * Sends an event to the portal's own analytics, never what somebody typed; ask first whether it may be. It goes out even when the
 * page is left at this moment. Losing one is no harm, so it never rejects. Source: contract.md §7 "Analytics".
 */
export async function sendEvent(event: PageEvent): Promise<void> {
  const hit = {
    ...event,
    hitType: 'event',
    timestamp: Date.now(),
    appName: 'parkett',
    appType: 'WEBSITE',
    contentPath: location.pathname.startsWith('/suche') ? '/suche' : location.pathname,
  } satisfies Schema<'ScapaData'>;
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(hit), signal: AbortSignal.timeout(10_000) };
  await fetch('/api/v1/scapa/data', init).catch((error: unknown) => console.warn('An event was not counted.', error));
}
