/**
 * Raw value of a cookie that scripts may read, preferably the one with the `__Host-` prefix, which only this host can write (over TLS).
 * Undefined if empty.
 */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  for (const each of [`__Host-${name}`, name]) {
    const value = cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${each}=`))
      ?.slice(each.length + 1);
    if (value) return value;
  }
  return undefined;
}
