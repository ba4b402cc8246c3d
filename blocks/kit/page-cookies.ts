import { readCookie } from './read-cookie.ts';
import { isOverTls, pageCookie } from './write-cookie.ts';

/** Decoded value of a cookie that scripts may read. */
export function readPageCookie(name: string, cookies = document.cookie): string | undefined {
  const value = readCookie(name, cookies);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Removes a cookie, under both of its names. */
export function removePageCookie(name: string): void {
  for (const each of [name, `__Host-${name}`]) document.cookie = pageCookie(each, '', { days: 0 }, each !== name || isOverTls());
}
