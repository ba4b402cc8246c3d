/**
 * Returns an address from a visitor if it is one of ours: a path of the portal, or an absolute address on one of its hosts. It is parsed as
 * browsers parse it, so that `/\host`, `//host` and `javascript:` are foreign.
 * @param origins of our hosts; that of the page itself may be missing
 * @returns path, query and fragment, or the whole address on another of our hosts; undefined for a foreign or missing one
 */
export function ownAddress(address: string | undefined, origins: readonly string[]): string | undefined {
  if (address === undefined || !URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  // `/.//host` is resolved to our own host, but its remaining path `//host` would not be.
  if (origin === HERE) return address.startsWith('/') && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  return origins.includes(origin) ? href : undefined;
}

/** Replaces the page's own origin; reserved, so it never exists. */
const HERE = 'https://here.invalid';
