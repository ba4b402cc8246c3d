import type { DocumentFinding } from '../../api.ts';
import { entryAt } from './value-patches.ts';

/** Findings by the JSON pointer of the value that they are about. */
export type FindingsByPlace = ReadonlyMap<string, readonly DocumentFinding[]>;

export function findingsByPlace(findings: readonly DocumentFinding[]): FindingsByPlace {
  return Map.groupBy(findings, ({ path }) => pointerOfPath(path));
}

/** Converts the path of a finding to a JSON pointer: `body.main[2].range` → `/body/main/2/range`. */
export function pointerOfPath(path: string): string {
  const steps = path === '' ? [] : path.replaceAll(/\[(\d+)\]/gu, '.$1').split('.');
  return steps.filter((step) => step !== '').reduce<string>((at, step) => entryAt(at, step), '');
}

/** Badge of a folded section: errors and warnings of the place itself and of everything inside. */
export function countBelow(findings: FindingsByPlace, at: string): { readonly errors: number; readonly warnings: number } {
  let [errors, warnings] = [0, 0];
  for (const [place, list] of findings) {
    if (place !== at && !place.startsWith(`${at}/`)) continue;
    for (const { severity } of list) {
      if (severity === 'error') errors += 1;
      else warnings += 1;
    }
  }
  return { errors, warnings };
}
