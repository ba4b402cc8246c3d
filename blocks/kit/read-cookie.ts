/** A cookie that scripts may read, as it stands there; behind TLS one under the name that only this host can write. Undefined when empty. */
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
