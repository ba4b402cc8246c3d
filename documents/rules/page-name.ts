/** Start of an address that names a page: `seite:broker/flatex#kosten`. */
export const PAGE_NAME = 'seite:';

/** Name of a page, and the rest of the address. */
const NAMED = /^seite:([a-z0-9-]+)((?:[/?#].*)?)$/su;

/** Splits an address by the name of a page: the name, and the path below the page, query and fragment that follow it. */
export function namedPage(address: string): { readonly name: string; readonly rest: string } | undefined {
  const [, name, rest = ''] = NAMED.exec(address) ?? [];
  return name === undefined ? undefined : { name, rest };
}

/** Returns the name of the page in an address; undefined for any other address. */
export function pageNameIn(address: string): string | undefined {
  return namedPage(address)?.name;
}
