import { pathOfPointer, pointerOf, showPath } from '#config/reader/path.ts';
import type { DocumentFinding } from '../../api.ts';
import { nodesOf, type Node, type Slot } from '../structure/outline.ts';

/** The innermost entry that each finding is in, with the worst of its findings. */
export function faultsByNode(
  findings: readonly DocumentFinding[],
  slots: readonly Slot[],
  value: unknown,
): ReadonlyMap<string, 'error' | 'warning'> {
  const faults = new Map<string, 'error' | 'warning'>();
  if (findings.length === 0) return faults;
  const places = nodesOf(slots).map((node) => ({ node, path: showPath(pathOfPointer(node.at, value)) }));
  for (const { path, severity } of findings) {
    const found = places.findLast((place) => isIn(path, place.path));
    if (found !== undefined && faults.get(found.node.at) !== 'error') faults.set(found.node.at, severity);
  }
  return faults;
}

/** The findings of one entry, or those that are in none. */
export function findingsOf(
  findings: readonly DocumentFinding[],
  node: Node | undefined,
  slots: readonly Slot[],
  value: unknown,
): readonly DocumentFinding[] {
  if (node !== undefined) {
    const own = showPath(pathOfPointer(node.at, value));
    return findings.filter(({ path }) => isIn(path, own));
  }
  const places = nodesOf(slots).map(({ at }) => showPath(pathOfPointer(at, value)));
  return findings.filter(({ path }) => !places.some((place) => isIn(path, place)));
}

/** `body.main[2].range` as a JSON pointer. */
export function pointerOfFinding({ path }: Pick<DocumentFinding, 'path'>): string {
  const parts = path.match(/[^.[\]]+/gu) ?? [];
  return pointerOf(parts);
}

function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
