import { FEATURES_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; unsupported by some browsers. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Feature that excludes tracking. Source: contract.md §6. */
const NO_TRACKING = 'no_tracking_feature';

/** Returns true if the visitor must not be tracked despite their consent: by a signal of their browser, or by their product. */
export function objects(cookies = document.cookie): boolean {
  const features = readCookie(FEATURES_COOKIE, cookies)?.split(/%20| /u) ?? [];
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || features.includes(NO_TRACKING);
}
