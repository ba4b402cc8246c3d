import { describe, expect, it } from 'vitest';
import { heldBytes } from './held-bytes.ts';

describe('The bytes that a value holds', () => {
  it('grow with its texts, two for each character', () => {
    expect(heldBytes('x'.repeat(1_000)) - heldBytes('')).toBe(2_000);
  });
  it('grow with the members of lists and objects, whatever is in them', () => {
    const row = { name: 'Siemens', price: 1.5, isOpen: true, note: null };
    const [one, thousand] = [heldBytes([row]), heldBytes(Array.from({ length: 1_000 }, () => ({ ...row })))];
    expect(thousand / one).toBeGreaterThan(700);
    expect(heldBytes({ a: row, b: row }) - heldBytes({ a: row })).toBe(heldBytes(row) + 16);
  });
});
