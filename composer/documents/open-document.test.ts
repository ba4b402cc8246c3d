import { expect, it } from 'vitest';
import { edited, InvalidPatch, openDocument, redone, undone } from './open-document.ts';

const text = 'blocks:\n  - { type: a }\n  - { type: b }\n  - { type: c }\n';

it('selects what was moved: where it is again after an undo, where it went after a redo', () => {
  const moved = edited(openDocument(text), [{ op: 'move', from: '/blocks/0', path: '/blocks/2' }]);
  const back = undone(moved);
  expect([back.at, back.document.text]).toEqual(['/blocks/0', text]);
  expect(redone(back.document).at).toBe('/blocks/2');
});

it('selects what was deleted once it is there again, and what is around it once it is gone again', () => {
  const back = undone(edited(openDocument(text), [{ op: 'remove', path: '/blocks/2' }]));
  expect(back.at).toBe('/blocks/2');
  expect(redone(back.document).at).toBe('/blocks');
});

it('refuses copies of copies before they grow', () => {
  const copies = (path: (index: number) => string, from: string) =>
    Array.from({ length: 60 }, (_, index) => ({ op: 'copy' as const, from, path: path(index) }));
  expect(() =>
    edited(
      openDocument(text),
      copies(() => '/blocks/-', '/blocks'),
    ),
  ).toThrow(InvalidPatch);
  expect(() =>
    edited(
      openDocument(text),
      copies((index) => `/copy-${index}`, ''),
    ),
  ).toThrow(InvalidPatch);
  expect(
    edited(
      openDocument(text),
      copies(() => '/blocks/-', '/blocks/0'),
    ).text.match(/type: a/gu),
  ).toHaveLength(61);
});
