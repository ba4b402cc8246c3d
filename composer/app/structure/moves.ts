import type { Operation } from '../../documents/operation.ts';
import type { Node, Slot } from './outline.ts';

/** Position in a list, before the entry with this index. */
export interface Target {
  readonly slot: Slot;
  readonly index: number;
}

/** Patch, with the pointers to select afterwards. */
export interface Steps {
  readonly patch: readonly Operation[];
  readonly select: readonly string[];
}

/** Inserts entries into a list, in the given order. */
export function insertion({ slot, index }: Target, entries: readonly unknown[]): Steps {
  const [first, ...others] = entries;
  const places = entries.map((_, offset) => `${slot.at}/${index + offset}`);
  if (first === undefined) return { patch: [], select: [] };
  if (slot.missing === undefined)
    return {
      patch: entries.map((value, offset): Operation => ({ op: 'add', path: `${slot.at}/${index + offset}`, value })),
      select: places,
    };
  const whole: Operation = { op: 'add', path: slot.missing.at, value: slot.missing.around(first) };
  const rest = others.map((value, offset): Operation => ({ op: 'add', path: `${slot.at}/${offset + 1}`, value }));
  return { patch: [whole, ...rest], select: places };
}

/** Removes entries and selects the entry after the last of them. */
export function removal(pointers: readonly string[], nodes: readonly Node[]): Steps {
  const gone = outermost(pointers);
  const patch = gone.toReversed().map((path): Operation => ({ op: 'remove', path }));
  const last = nodes.findIndex(({ at }) => at === gone.at(-1));
  const isLeft = ({ at }: Node): boolean => !gone.some((each) => at === each || at.startsWith(`${each}/`));
  const next = nodes.slice(last + 1).find(isLeft) ?? nodes.slice(0, Math.max(0, last)).findLast(isLeft);
  const select = next === undefined ? [] : [gone.toReversed().reduce((place, path) => afterRemoval(place, path) ?? place, next.at)];
  return { patch, select };
}

/** Moves entries to a position, in document order. A target inside a moved entry moves nothing. */
export function move(pointers: readonly string[], { slot, index }: Target): Steps {
  const moved = outermost(pointers);
  if (moved.some((each) => slot.at.startsWith(`${each}/`)) || slot.missing !== undefined) return { patch: [], select: [...pointers] };
  let [list, position] = [slot.at, index];
  const waiting = [...moved];
  const [patch, select]: [Operation[], string[]] = [[], []];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    const behind = afterRemoval(`${list}/${position}`, from) ?? `${list}/${position}`;
    const path = behind;
    if (path !== from) patch.push({ op: 'move', from, path });
    const shift = (place: string): string => afterInsertion(afterRemoval(place, from ?? '') ?? place, path);
    for (const [at, each] of waiting.entries()) waiting[at] = shift(each);
    for (const [at, each] of select.entries()) select[at] = shift(each);
    select.push(path);
    list = path.slice(0, path.lastIndexOf('/'));
    position = indexOf(path) + 1;
  }
  return { patch, select };
}

/** Pointers in document order, without those inside other pointers. */
export function outermost(pointers: readonly string[]): string[] {
  const sorted = [...new Set(pointers)].toSorted(comparePointers);
  return sorted.filter((each) => !sorted.some((other) => each.startsWith(`${other}/`)));
}

function comparePointers(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (const [index, step] of one.entries()) {
    const second = other[index];
    if (second === undefined) return 1;
    if (step !== second) return /^\d+$/u.test(step) && /^\d+$/u.test(second) ? Number(step) - Number(second) : compareText(step, second);
  }
  return one.length - other.length;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** Pointer of a place after an entry was removed; undefined for a place inside the removed entry. */
function afterRemoval(place: string, removed: string): string | undefined {
  if (place === removed) return place;
  if (place.startsWith(`${removed}/`)) return undefined;
  return shifted(place, removed, -1);
}

/** Pointer of a place after an entry was inserted. */
function afterInsertion(place: string, inserted: string): string {
  return shifted(place, inserted, 1);
}

function shifted(place: string, at: string, by: 1 | -1): string {
  const list = at.slice(0, at.lastIndexOf('/') + 1);
  if (!place.startsWith(list)) return place;
  const [step = '', ...rest] = place.slice(list.length).split('/');
  const isBehind = /^\d+$/u.test(step) && (by === 1 ? Number(step) >= indexOf(at) : Number(step) > indexOf(at));
  return isBehind ? [list + String(Number(step) + by), ...rest].join('/') : place;
}

function indexOf(pointer: string): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Slot that contains an entry, and the entry's index in it. */
export function placeIn(slots: readonly Slot[], pointer: string): Target | undefined {
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const slot = slots.find(({ at }) => at === list);
  return slot && { slot, index: indexOf(pointer) };
}

/** Position one step up or down. At the end of a list, it is in the next list that accepts the same blocks. */
export function oneStep(slots: readonly Slot[], pointers: readonly string[], by: 1 | -1): Target | undefined {
  const sorted = outermost(pointers);
  const edge = by === 1 ? sorted.at(-1) : sorted[0];
  const place = edge === undefined ? undefined : placeIn(slots, edge);
  if (place === undefined) return undefined;
  const { slot, index } = place;
  if (by === -1 && index > 0) return { slot, index: index - 1 };
  if (by === 1 && index < slot.nodes.length - 1) return { slot, index: index + 2 };
  const others = slots.filter((each) => each.vocabulary !== undefined && each.vocabulary === slot.vocabulary);
  const next = others[others.indexOf(slot) + by];
  return next && { slot: next, index: by === 1 ? 0 : next.nodes.length };
}
