const DAY_SECONDS = 24 * 60 * 60;

/** Lifetime in days of every cookie that outlives the session; all others end with it. */
export const COOKIE_DAYS = { login: 30, scapaId: 30, sessionCounter: 30, campaign: 30, internalCampaign: 1 } as const;
/** Lifetime in days when a caller names none. */
export const DEFAULT_COOKIE_DAYS = 7;

export interface CookieOptions {
  /** Days until the cookie ends, or `session`. Default {@link DEFAULT_COOKIE_DAYS}. */
  readonly days?: number | 'session';
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

/** The lifetime of a portal cookie in days; unknown names are session cookies. */
export function cookieDays(name: string): number | 'session' {
  return isLasting(name) ? COOKIE_DAYS[name] : 'session';
}

/** One `Set-Cookie` or `document.cookie` line for the whole site. */
export function serializeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const { days = DEFAULT_COOKIE_DAYS, httpOnly = false, secure = false, sameSite = 'Lax' } = options;
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/'];
  if (days !== 'session') parts.push(`Max-Age=${Math.round(days * DAY_SECONDS)}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  parts.push(`SameSite=${sameSite}`);
  return parts.join('; ');
}

function isLasting(name: string): name is keyof typeof COOKIE_DAYS {
  return Object.hasOwn(COOKIE_DAYS, name);
}
