/** Bytes of an object or list without its members, and of each member's slot; V8's layout, rounded up. */
const CONTAINER = 32;
const SLOT = 16;
/** Bytes of a string besides its characters. */
const STRING = 24;

/**
 * Estimates the bytes of a parsed JSON value on the heap. Every string counts two bytes per character, because V8 stores it so once a
 * single character is outside of Latin-1.
 */
export function heldBytes(value: unknown): number {
  if (typeof value === 'string') return STRING + value.length * 2;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = CONTAINER;
  // Property names are shared by all objects of one shape.
  for (const member of Array.isArray(value) ? value : Object.values(value)) bytes += SLOT + heldBytes(member);
  return bytes;
}
