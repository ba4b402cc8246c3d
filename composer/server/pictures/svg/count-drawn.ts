import { LIMITS } from './limits.ts';

/** An element that stays, as far as counting needs it. */
export interface Drawn {
  readonly id: string | undefined;
  /** Ids of what it refers to: used again, as a pattern, a mask, a marker … */
  readonly references: readonly string[];
  readonly children: Drawn[];
}

/** Elements within and behind each other that are followed: 64 deep, in a chain of some references. */
const DEEPEST = 1_000;

/**
 * Elements that are drawn for a drawing when each reference counts as what it refers to, at most one more than the bound: ten copies of
 * ten copies of … are a short text. What refers to itself counts once; nobody draws it.
 */
export function countDrawn(root: Drawn, elements: readonly Drawn[]): number {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const known = new Map<Drawn, number>();
  const most = LIMITS.drawn + 1;
  const count = (element: Drawn, depth: number): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > DEEPEST) return most;
    known.set(element, 1);
    let sum = 1;
    for (const id of element.references) {
      const target = byId.get(id);
      if (target !== undefined) sum += count(target, depth + 1);
    }
    for (const child of element.children) sum += count(child, depth + 1);
    known.set(element, Math.min(sum, most));
    return Math.min(sum, most);
  };
  return count(root, 0);
}

/** Ids that the value of an attribute refers to. */
export function referencesIn(name: string, value: string): readonly string[] {
  if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
  if (!value.includes('url(')) return [];
  return [...value.matchAll(/url\(["']?#(?<id>[\w.-]+)/gu)].map(({ groups }) => groups?.['id'] ?? '');
}
