import fc from 'fast-check';
import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import type { Operation } from '../operation.ts';
import { valueAt } from '../values.ts';

/** Source of numbers from 0 to below 1; seeded, so that a run can be repeated. */
export type Chance = () => number;

const TEXTS = [
  'Kurse',
  'Zwei: Teile',
  "Wie geht's",
  '44137',
  'ja # nein',
  '',
  ' mit Rand ',
  'Zeile\nzweite Zeile',
  '„Anführung“',
  '- Strich',
  'true',
  '{platz}',
  '[a, b]',
  '&x',
  '@ und *',
];

/** Random value like those that forms send. */
const value = (chance: Chance): unknown => {
  const text = (): string => TEXTS[Math.floor(chance() * TEXTS.length)] ?? '';
  const kinds: readonly (() => unknown)[] = [
    text,
    text,
    () => Math.floor(chance() * 1_000) / 10,
    () => chance() < 0.5,
    () => [text(), text()],
    () => ({ type: 'page-intro', headline: text() }),
    () => ({ type: 'neu', list: [{ id: text(), more: [1, 2] }, { id: text() }], lead: text() }),
    () => [],
    () => ({}),
    () => null,
  ];
  return kinds[Math.floor(chance() * kinds.length)]?.();
};

/** Paths of all places below the root. */
function places(root: unknown, path: DocumentPath = []): DocumentPath[] {
  const children = Array.isArray(root) ? root.map((each, index) => [index, each] as const) : isRecord(root) ? Object.entries(root) : [];
  return children.flatMap(([step, child]) => [[...path, step], ...places(child, [...path, step])]);
}

/** Random edit that fits the document: add, move, copy, change or delete. undefined if the document is empty. */
export function randomEdit(root: unknown, chance: Chance): Operation | undefined {
  const all = places(root);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const target = pick(all);
  if (target === undefined) return isRecord(root) ? { op: 'add', path: '/neu', value: value(chance) } : undefined;
  const parent = valueAt(root, target.slice(0, -1));
  const kind = chance();
  if (kind < 0.35) return { op: 'replace', path: pointerOf(target), value: value(chance) };
  if (kind < 0.5) return { op: 'remove', path: pointerOf(target) };
  const fresh = Array.isArray(parent) ? Math.floor(chance() * (parent.length + 1)) : `neu-${Math.floor(chance() * 1_000)}`;
  const beside = [...target.slice(0, -1), fresh];
  if (kind < 0.7) return { op: 'add', path: pointerOf(beside), value: value(chance) };
  if (kind < 0.9 && Array.isArray(parent)) {
    const to = Math.floor(chance() * parent.length);
    return { op: kind < 0.85 ? 'move' : 'copy', from: pointerOf(target), path: pointerOf([...target.slice(0, -1), to]) };
  }
  const list = pick(all.filter((path) => Array.isArray(valueAt(root, path)) && !isBelow(path, target)));
  if (list === undefined) return { op: 'replace', path: pointerOf(target), value: value(chance) };
  return { op: 'copy', from: pointerOf(target), path: `${pointerOf(list)}/-` };
}

function isBelow(path: DocumentPath, above: DocumentPath): boolean {
  return above.every((step, index) => path[index] === step);
}

/** Sources of numbers between 0 and 1, seeded by fast-check. */
export const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map((stream): Chance => () => {
  const next = stream.next();
  return next.done === true ? 0 : next.value;
});
