/** A cookie that scripts may read, as it stands there; behind TLS one under the name that only this host can write. Undefined when empty. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  for (const each of [`__Host-${name}`, name]) {
    const found = cookies.split('; ').find((pair) => pair.startsWith(`${each}=`));
    if (found !== undefined && found.length > each.length + 1) return found.slice(each.length + 1);
  }
  return undefined;
}
