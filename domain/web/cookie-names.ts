/** Cookies of which both the server and scripts of a page know. Behind TLS their names begin with `__Host-`. */

/** Holds what a visitor decided about tracking: `1` for yes, `0` for no; absent until he has. */
export const CONSENT_COOKIE = 'consent';
/**
 * Tells scripts that there is a session, and by a value made up for each login whether it is still the same; nothing about it. Without
 * it no public page asks for its user.
 */
export const SESSION_COOKIE = 'session';
/** Holds what a form has to say on the page that comes after it. */
export const FLASH_COOKIE = 'meldung';
/** Tells one user's browser from others; no address can be read from it. */
export const TID_COOKIE = 'tid';
/** Codes of the entitled features, by spaces. */
export const FEATURES_COOKIE = 'features';
/** `dark` or `light`; absent while the system decides. Behind TLS it keeps its name. */
export const THEME_COOKIE = 'theme';
/** Numbers of the purposes that a visitor decided on, by dots, with a minus before each refused; there since he decided (`CONSENT_COOKIE`). */
export const PURPOSES_COOKIE = 'purposes';
