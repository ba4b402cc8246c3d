/** Maximum number of columns of a list. */
const MOST = 4;

/** Attribute of a list with the class `fitted`: it fixes the number of columns before all entries are loaded. */
export function fitted(entries: number): { readonly 'data-entries': number } {
  return { 'data-entries': Math.min(entries, MOST) };
}
