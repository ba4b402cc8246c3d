import { FEATURES_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';

declare global {
  interface Navigator {
    /** Not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The entitlement not to be tracked. Source: contract.md §6. */
const NO_TRACKING = 'no_tracking_feature';

/** Whether the visitor objects to being tracked whatever he agreed to: by a signal of his browser, or by being entitled to it. */
export function objects(cookies = document.cookie): boolean {
  const features = readCookie(FEATURES_COOKIE, cookies)?.split(/%20| /u) ?? [];
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || features.includes(NO_TRACKING);
}
