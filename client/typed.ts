/** Parameters of calls whose value somebody typed: words that are looked for, or other parameters packed into one. */
export const TYPED_PARAMETERS = ['searchValue', 'name', 'queryParameters', 'referrer'] as const;

/** Whether the query of a call carries such a text: no cache may write it down with the answer. */
export function isTypedCall(query: Readonly<Record<string, unknown>>): boolean {
  return TYPED_PARAMETERS.some((name) => query[name] !== undefined && query[name] !== '');
}
