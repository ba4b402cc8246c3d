/** Parameters with text that a visitor typed: search words, or other parameters packed into one. */
export const TYPED_PARAMETERS = ['searchValue', 'name', 'queryParameters', 'referrer'] as const;

/** Returns true if the query of a call carries typed text. Such an answer must not be cached under its query. */
export function isTypedCall(query: Readonly<Record<string, unknown>>): boolean {
  return TYPED_PARAMETERS.some((name) => query[name] !== undefined && query[name] !== '');
}
