import { FEATURES_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';

/** The entitlement not to be tracked. Source: contract.md §6. */
const NO_TRACKING = 'no_tracking_feature';

/** Whether the visitor objects to being tracked whatever he agreed to: by a signal of his browser, or by being entitled to it. */
export function objects(cookies = document.cookie): boolean {
  const signals = navigator as { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
  const features = readCookie(FEATURES_COOKIE, cookies)?.split(/%20| /u) ?? [];
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1' || features.includes(NO_TRACKING);
}
