import type { DocumentFinding } from '../../api.ts';
import { nodeAround, type Node, type Slot } from './outline.ts';

/** Severity per entry: each finding counts for the innermost entry that contains it, and errors outrank warnings. */
export function faultsByNode(findings: readonly DocumentFinding[], slots: readonly Slot[]): ReadonlyMap<string, 'error' | 'warning'> {
  const faults = new Map<string, 'error' | 'warning'>();
  for (const { at, severity } of findings) {
    const node = nodeAround(slots, at);
    if (node !== undefined && faults.get(node.at) !== 'error') faults.set(node.at, severity);
  }
  return faults;
}

/** Findings inside one entry; without an entry, the findings outside of all entries. */
export function findingsOf(
  findings: readonly DocumentFinding[],
  node: Node | undefined,
  slots: readonly Slot[],
): readonly DocumentFinding[] {
  return findings.filter(({ at }) =>
    node === undefined ? nodeAround(slots, at) === undefined : at === node.at || at.startsWith(`${node.at}/`),
  );
}
