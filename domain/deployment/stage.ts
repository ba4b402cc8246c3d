import { isKeyOf } from '../input/typed-entries.ts';

/** Stages of a deployment by how close they are to the public. Source: contract.md §4. */
export const STAGES = { production: 40, preproduction: 35, show: 30, testing: 20 } as const;
export type Stage = keyof typeof STAGES;

/**
 * Returns the stage that a setting names; undefined without one, as on a developer's machine.
 * @throws Error in German for any other word
 */
export function readStage(name: string, setting: string | undefined): Stage | undefined {
  if (setting === undefined || setting === '') return undefined;
  if (isKeyOf(STAGES, setting)) return setting;
  throw new Error(`${name}: „${setting}“ ist keine Stufe. Möglich sind ${Object.keys(STAGES).join(', ')}; ohne Angabe gilt: lokal.`);
}

/** Returns true if a stage is at least as close to the public as another one. */
export function isAtLeast(stage: Stage | undefined, least: Stage): boolean {
  return stage !== undefined && STAGES[stage] >= STAGES[least];
}
