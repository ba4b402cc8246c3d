/** More columns than these no list gets. */
const MOST = 4;

/** What a list with the class `fitted` says of itself, so that it has its columns before all of its entries are there. */
export function fitted(entries: number): { readonly 'data-entries': number } {
  return { 'data-entries': Math.min(entries, MOST) };
}
