/** Days that a cookie lives when nobody says otherwise. Source: portal.md §9. */
const DEFAULT_DAYS = 7;

/** How long a cookie lives: so many days; for less than none, or what is no number, as long as the browser is open. */
export interface CookieLife {
  readonly days: number;
}

/** The text that makes a browser keep a cookie of the page; no library's, which would be most of what every page of a user loads for it. */
export function pageCookie(name: string, value: string, life: CookieLife = { days: DEFAULT_DAYS }, isSecure = isOverTls()): string {
  const maxAge = life.days >= 0 ? `; Max-Age=${Math.round(life.days * 86_400)}` : '';
  return `${name}=${encodeURIComponent(value)}${maxAge}; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

/** Keeps a cookie; without `life` for a week. */
export function writePageCookie(name: string, value: string, life?: CookieLife): void {
  document.cookie = pageCookie(name, value, life);
}

/** Whether the page came over TLS, so that its cookies may go over nothing else. */
export function isOverTls(): boolean {
  return location.protocol === 'https:';
}
