/** Default lifetime of a cookie in days. Source: portal.md §9. */
const DEFAULT_DAYS = 7;

/** Lifetime of a cookie in days; if it is negative or NaN, until the browser is closed. */
export interface CookieLife {
  readonly days: number;
}

/**
 * Text that sets a cookie of the page. Written without a library, which would be most of the code that every page of a user loads for it.
 */
export function pageCookie(name: string, value: string, life: CookieLife = { days: DEFAULT_DAYS }, isSecure = isOverTls()): string {
  const maxAge = life.days >= 0 ? `; Max-Age=${Math.round(life.days * 86_400)}` : '';
  return `${name}=${encodeURIComponent(value)}${maxAge}; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

/** Writes a cookie; its default lifetime is a week. */
export function writePageCookie(name: string, value: string, life?: CookieLife): void {
  document.cookie = pageCookie(name, value, life);
}

/** Returns true if the page was loaded over TLS, so that its cookies must not be sent without it. */
export function isOverTls(): boolean {
  return location.protocol === 'https:';
}
