/** Random numbers for generated data: the same name always gives the same number, independent of the clock and of a provider's seed. */

/** Unsigned 32-bit hash of a text. */
export function hashOfName(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Uniform random number from 0 (inclusive) to 1 (exclusive). */
export function chance(name: string): number {
  return hashOfName(name) / 4_294_967_296;
}

/** Uniform random number between two numbers. */
export function between(name: string, from: number, to: number): number {
  return from + chance(name) * (to - from);
}

/** Random item of a nonempty list. */
export function pick<Item>(name: string, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[hashOfName(name) % items.length];
  if (item === undefined) throw new RangeError(`Nothing to pick for ${name}.`);
  return item;
}

/** Rounds to a step such as 0.05 without binary rounding errors. */
export function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6));
}
