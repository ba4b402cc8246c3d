/** Names that could reach a prototype, including escaped spellings. Most texts contain none and are parsed at full speed. */
const suspicious = /__proto__|constructor|\\u00/;

/**
 * Parses untrusted JSON. Leaves out members `__proto__`, and `constructor` with a `prototype` in it, so that no code that copies or merges
 * the value later changes a prototype.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return suspicious.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text);
}

function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  const isReach = key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
  return isReach ? undefined : value;
}
