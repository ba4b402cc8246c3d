import * as fc from 'fast-check';
import { compare } from 'fast-json-patch';
import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch.ts';

const document = { price: 1, list: [1, 2], bid: { price: 0.9 } };
const names = fc.constantFrom('a', 'b', 'c/d', 'e~f', '0');
const { tree: json } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(names, tie('tree'), { noNullPrototype: true }),
  ),
}));

/**
 * Creates a patch. The library compares only members, so both values are wrapped in an object, whose key is then removed from the paths.
 */
function patchOf(from: unknown, to: unknown): object[] {
  return compare({ '': from }, { '': to }).map((operation) => ({ ...operation, path: operation.path.slice(1) }));
}

describe('a patch', () => {
  it('[GW-059] leads from any document to any other', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const before = structuredClone(from);
        expect(applyPatch(from, patchOf(from, to))).toEqual(to);
        expect(from).toEqual(before);
      }),
    );
  });

  it('may replace the whole', () => {
    expect(applyPatch(document, [{ op: 'replace', path: '', value: [1] }])).toEqual([1]);
  });

  it.each([
    ['an unknown operation', { op: 'multiply', path: '/price', value: 2 }],
    ['the inherited name of an operation', { op: 'toString', path: '/price', value: 2 }],
    ['an operation that the library keeps for itself', { op: '_get', path: '/price' }],
    ['no operation', { path: '/price', value: 2 }],
    ['no path', { op: 'add', value: 2 }],
    ['no value', { op: 'replace', path: '/price' }],
    ['a path that is none', { op: 'replace', path: 'price', value: 2 }],
    ['a wrong escape', { op: 'add', path: '/a~2', value: 2 }],
    ['a place that is not there', { op: 'replace', path: '/high', value: 2 }],
    ['the inside of a number', { op: 'add', path: '/price/x', value: 2 }],
    ['an index that is none', { op: 'replace', path: '/list/first', value: 2 }],
    ['an index with a leading zero', { op: 'replace', path: '/list/00', value: 2 }],
    ['an index beyond the end', { op: 'add', path: '/list/3', value: 2 }],
    ['a move from nowhere', { op: 'move', from: '/nowhere', path: '/price' }],
    ['a copy without from', { op: 'copy', path: '/price' }],
    ['a test that fails', { op: 'test', path: '/price', value: 2 }],
    ['a prototype', { op: 'add', path: '/__proto__/polluted', value: 2 }],
    ['a prototype as the last name', { op: 'add', path: '/__proto__', value: { polluted: 2 } }],
    ['an inherited member', { op: 'add', path: '/toString/polluted', value: 2 }],
    ['a constructor', { op: 'add', path: '/constructor/prototype/polluted', value: 2 }],
    ['the method of a list', { op: 'add', path: '/list/map/polluted', value: 2 }],
    ['what is inherited', { op: 'copy', from: '/toString', path: '/a' }],
  ])('[GW-059] with %s is refused as a whole and leaves the document unchanged', (_, operation) => {
    const before = structuredClone(document);
    expect(() => applyPatch(document, [{ op: 'replace', path: '/price', value: 7 }, operation])).toThrow('Patch refused');
    expect(document).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
    expect(Object.prototype.toString).not.toHaveProperty('polluted');
    expect(Array.prototype.map).not.toHaveProperty('polluted');
  });
});
