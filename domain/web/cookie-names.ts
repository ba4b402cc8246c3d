/** Cookies that both the server and scripts of a page use. Behind TLS their names begin with `__Host-`. */

/** Decision of a visitor about tracking: `1` for yes, `0` for no; absent before the decision. */
export const CONSENT_COOKIE = 'consent';
/**
 * Shows scripts that a session exists, and, by a random value for each login, whether it is still the same; no other data. Without it no
 * public page requests its user.
 */
export const SESSION_COOKIE = 'session';
/** Message of a form for the page that follows it. */
export const FLASH_COOKIE = 'meldung';
/** Distinguishes the browsers of users; no e-mail address can be derived from it. */
export const TID_COOKIE = 'tid';
/** Codes of the entitled features, separated by spaces. */
export const FEATURES_COOKIE = 'features';
/** `dark` or `light`; absent to follow the system. Its name has no prefix, even behind TLS. */
export const THEME_COOKIE = 'theme';
/**
 * Numbers of the purposes that a visitor decided on, separated by dots, with a minus before each refused one; exists after the decision
 * (`CONSENT_COOKIE`).
 */
export const PURPOSES_COOKIE = 'purposes';
