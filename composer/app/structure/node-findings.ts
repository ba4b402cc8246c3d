import type { DocumentFinding } from '../../api.ts';
import { nodeAround, type Node, type Slot } from './outline.ts';

/** The innermost entry that each finding is in, with the worst of its findings. */
export function faultsByNode(findings: readonly DocumentFinding[], slots: readonly Slot[]): ReadonlyMap<string, 'error' | 'warning'> {
  const faults = new Map<string, 'error' | 'warning'>();
  for (const { at, severity } of findings) {
    const node = nodeAround(slots, at);
    if (node !== undefined && faults.get(node.at) !== 'error') faults.set(node.at, severity);
  }
  return faults;
}

/** The findings of one entry, or those that are in none. */
export function findingsOf(
  findings: readonly DocumentFinding[],
  node: Node | undefined,
  slots: readonly Slot[],
): readonly DocumentFinding[] {
  return findings.filter(({ at }) =>
    node === undefined ? nodeAround(slots, at) === undefined : at === node.at || at.startsWith(`${node.at}/`),
  );
}
