import { LIMITS } from './limits.ts';

/** Part of an SVG element that is needed for counting. */
export interface SvgElement {
  readonly id: string | undefined;
  /** Ids of elements that it refers to, such as a pattern, a mask or a marker. */
  readonly references: readonly string[];
  readonly children: SvgElement[];
}

/** Maximum depth of nested and referenced elements: nesting ends at 64, references may be chained. */
const DEEPEST = 1_000;

/**
 * Counts the elements that a browser renders when it resolves all references; stops at one more than the limit. Guards against a short text
 * with ten copies of ten copies of … An element that refers to itself counts once, since browsers do not render it.
 */
export function countRendered(root: SvgElement, elements: readonly SvgElement[]): number {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const known = new Map<SvgElement, number>();
  const most = LIMITS.rendered + 1;
  const count = (element: SvgElement, depth: number): number => {
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
