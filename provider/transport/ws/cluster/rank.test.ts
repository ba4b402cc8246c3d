import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBefore } from './rank.ts';

const names = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 6 });

function first(nodes: readonly string[], key: string): string {
  return nodes.reduce((best, node) => (isBefore(node, best, key) ? node : best));
}

describe('the order of nodes', () => {
  it('is the same however the nodes are listed', () => {
    const holds = fc.property(names, fc.string(), (nodes, key) => first(nodes.toReversed(), key) === first(nodes, key));
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });

  it('moves only the keys of a node that goes away', () => {
    const holds = fc.property(names, fc.string(), ([gone = '', ...rest], key) => {
      const before = first([gone, ...rest], key);
      return before === gone || first(rest, key) === before;
    });
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });

  it('gives every node about the same number of keys', () => {
    const nodes = ['node-1', 'node-2', 'node-3'];
    const keys = Array.from({ length: 3_000 }, (_, index) => `BST.${index}`);
    const counts = nodes.map((node) => keys.filter((key) => first(nodes, key) === node).length);
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
