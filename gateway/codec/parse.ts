/** Spellings of names that could reach a prototype, escaped ones included; most texts have none and are parsed at full speed. */
const suspicious = /__proto__|constructor|\\u00/;

/**
 * JSON from a stranger. Members `__proto__`, and `constructor` with a `prototype` in it, are left out, so that no one who
 * copies or merges the value later touches a prototype.
 * @throws SyntaxError when the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return suspicious.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text);
}

function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  const isReach = key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
  return isReach ? undefined : value;
}
