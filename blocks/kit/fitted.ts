/** Maximum number of columns of a list. */
const MOST = 4;

/** Attribute of a list with the class `fitted`, which gives it its columns before all of its entries are there. */
export function fitted(entries: number): { readonly 'data-entries': number } {
  return { 'data-entries': Math.min(entries, MOST) };
}
