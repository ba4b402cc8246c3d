import type { Schema } from '#client/operations.ts';

type SearchEvent = 'searchDisplay' | 'instrumentSearch' | 'selectItem';
type Report = Partial<Pick<Schema<'ScapaData'>, 'position' | 'targetContent'>>;

/**
 * Tells the portal's own analytics what happened in a search, never the text. Nothing for visitors whose browser or cookie
 * says that they do not want it. Losing one is no harm, so nobody waits. Source: contract.md §7 "Analytics".
 */
export function report(eventAction: SearchEvent, scapaId: string, details: Report = {}): void {
  if (!mayReport()) return;
  const body = {
    scapaId,
    hitType: 'event',
    eventCategory: 'search',
    eventAction,
    timestamp: Date.now(),
    appName: 'parkett',
    appType: 'WEBSITE',
    contentPath: location.pathname.startsWith('/suche') ? '/suche' : location.pathname,
    ...details,
  } satisfies Schema<'ScapaData'>;
  // It goes out even when the page is left at this moment.
  const init = { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  fetch('/api/v1/scapa/data', init).catch(() => undefined);
}

function mayReport(): boolean {
  const signals = navigator as { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
  return signals.globalPrivacyControl !== true && signals.doNotTrack !== '1' && !/(?:^|; )consent=0(?:;|$)/u.test(document.cookie);
}
