let known: string | undefined;

/** Marks an integer inside of JSON text; random, so that no text of a service can contain it. */
function mark(): string {
  return (known ??= `#${crypto.getRandomValues(new BigUint64Array(1)).join('')}:`);
}

/** Matches strings, which are skipped, and numbers. An unterminated string matches to the end, since backtracking would take quadratic time. */
const TOKENS = /"(?:[^"\\]|\\[^])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON without loss of digits: an integer beyond ±(2^53 − 1), which a `number` would round, becomes a `bigint`.
 * @throws SyntaxError for text that is not JSON
 */
export function parseExact(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const sign = mark();
  const marked = text.replaceAll(TOKENS, (token) => (isLong(token) ? `"${sign}${token}"` : token));
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(sign) ? BigInt(value.slice(sign.length)) : value,
  );
}

/** Serializes JSON without loss of digits: a `bigint` becomes a number of any length. */
export function exactText(value: unknown): string {
  const sign = mark();
  let isMarked = false;
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'bigint') return part;
    isMarked = true;
    return `${sign}${part}`;
  });
  return isMarked ? text.replaceAll(new RegExp(`"${sign}(-?\\d+)"`, 'g'), '$1') : text;
}

function isLong(token: string): boolean {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));
}
