import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfPointer } from '#documents/reader/path.ts';
import { valueAt } from '../../documents/values.ts';
import { applyPatch } from '../draft/apply-patch.ts';
import { insertion, move, oneStep, outermost, placeIn, removal } from './moves.ts';
import { nodesOf, outlineOf, slotsOf, type Slot } from './outline.ts';

const words = { block: (type: string) => type, key: (key: string) => key };
const page = (main: readonly string[], aside: readonly string[] = []) => ({
  body: {
    main: main.map((headline) => ({ type: 'page-intro', headline })),
    aside: aside.map((headline) => ({ type: 'page-intro', headline })),
  },
});
const headlines = (value: unknown, slot: string): string[] =>
  (valueAt(value, ['body', slot]) as { headline: string }[]).map(({ headline }) => headline);
const slotsIn = (value: unknown): Slot[] => slotsOf(outlineOf(value, 'page', words));
const slot = (value: unknown, at: string): Slot => slotsIn(value).find((each) => each.at === at)!;

describe('moving entries', () => {
  const value = page(['a', 'b', 'c', 'd'], ['x']);
  it.each([
    [['/body/main/0'], 4, ['b', 'c', 'd', 'a']],
    [['/body/main/3'], 0, ['d', 'a', 'b', 'c']],
    [['/body/main/0', '/body/main/2'], 4, ['b', 'd', 'a', 'c']],
    [['/body/main/3', '/body/main/1'], 0, ['b', 'd', 'a', 'c']],
    [['/body/main/1'], 1, ['a', 'b', 'c', 'd']],
    [['/body/main/1'], 2, ['a', 'b', 'c', 'd']],
  ])('%j to place %i', (pointers, index, result) => {
    const { patch, select } = move(pointers, { slot: slot(value, '/body/main'), index });
    const after = applyPatch(value, patch);
    expect(headlines(after, 'main')).toEqual(result);
    const moved = select.map((pointer) => valueAt(after, pathOfPointer(pointer, after)));
    expect(moved).toEqual(outermost(pointers).map((pointer) => valueAt(value, pathOfPointer(pointer, value))));
  });
  it('goes into another list, and by steps over its end into the next one', () => {
    const target = oneStep(slotsIn(value), ['/body/main/3'], 1)!;
    const after = applyPatch(value, move(['/body/main/3'], target).patch);
    expect([headlines(after, 'main'), headlines(after, 'aside')]).toEqual([
      ['a', 'b', 'c'],
      ['d', 'x'],
    ]);
  });
  it('does not go into itself', () => {
    const navigation = { groups: [{ label: 'A', items: [{ label: 'B', items: [{ label: 'C' }] }] }] };
    const slots = slotsOf(outlineOf(navigation, 'navigation', words));
    expect(move(['/groups/0'], { slot: slots.find(({ at }) => at === '/groups/0/items')!, index: 0 }).patch).toEqual([]);
  });
  it('keeps every entry, whatever is moved where', () => {
    const names = Array.from({ length: 7 }, (_, index) => String(index));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(6), { minLength: 1 }), fc.boolean(), fc.nat(7), (which, isAside, index) => {
        const before = page(names, ['x', 'y']);
        const target = { slot: slot(before, isAside ? '/body/aside' : '/body/main'), index: isAside ? Math.min(index, 2) : index };
        const { patch, select } = move(
          which.map((each) => `/body/main/${each}`),
          target,
        );
        const after = applyPatch(before, patch);
        expect([...headlines(after, 'main'), ...headlines(after, 'aside')].toSorted()).toEqual([...names, 'x', 'y'].toSorted());
        const moved = select.map((pointer) => (valueAt(after, pathOfPointer(pointer, after)) as { headline: string }).headline);
        expect(moved).toEqual(which.toSorted((a, b) => a - b).map(String));
        const list = headlines(after, isAside ? 'aside' : 'main').join('');
        expect(list).toContain(moved.join(''));
      }),
    );
  });
});

describe('putting in and taking away', () => {
  it('makes the list where there is none, also beside a layout', () => {
    const bare = { layout: 'marktseite' };
    const target = { slot: slotsIn(bare).find(({ label }) => label.startsWith('Hauptspalte'))!, index: 0 };
    expect(applyPatch(bare, insertion(target, [{ type: 'a' }, { type: 'b' }]).patch)).toEqual({
      layout: 'marktseite',
      body: { main: { append: [{ type: 'a' }, { type: 'b' }] } },
    });
    expect(applyPatch({ route: '/x' }, insertion({ slot: slotsIn({ route: '/x' })[1]!, index: 0 }, [{ type: 'a' }]).patch)).toEqual({
      route: '/x',
      body: { main: [{ type: 'a' }] },
    });
  });
  it('selects what comes next, and at the end what is left', () => {
    const value = page(['a', 'b', 'c']);
    const nodes = nodesOf(outlineOf(value, 'page', words));
    expect(removal(['/body/main/0', '/body/main/1'], nodes)).toEqual({
      patch: [
        { op: 'remove', path: '/body/main/1' },
        { op: 'remove', path: '/body/main/0' },
      ],
      select: ['/body/main/0'],
    });
    expect(removal(['/body/main/2'], nodes).select).toEqual(['/body/main/1']);
    expect(placeIn(slotsIn(value), '/body/main/2')?.index).toBe(2);
  });
});
