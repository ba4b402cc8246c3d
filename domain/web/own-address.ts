/**
 * An address that a visitor brought along, if it is one of ours: a path of the portal, or an absolute address on one of its
 * hosts. It is read as browsers read it, so that `/\host`, `//host` and `javascript:` are foreign.
 * @param origins of our hosts; that of the page itself need not be among them
 * @returns path, query and fragment, or the whole address on another of our hosts; undefined for a foreign or missing one
 */
export function ownAddress(address: string | undefined, origins: readonly string[]): string | undefined {
  if (address === undefined || !URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  // `/.//host` stays here as it is read, but what is left of it would not.
  if (origin === HERE) return address.startsWith('/') && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  return origins.includes(origin) ? href : undefined;
}

/** Stands for the page's own origin; nobody can have it. */
const HERE = 'https://here.invalid';
