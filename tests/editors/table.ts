import { judge, type Verdict } from './judge.ts';
import type { Mistake } from './mistake.ts';
import { answers } from './mistakes/answers.ts';
import { files } from './mistakes/files.ts';
import { pieces } from './mistakes/pieces.ts';
import { privacy } from './mistakes/privacy.ts';
import { references } from './mistakes/references.ts';
import { rules } from './mistakes/rules.ts';
import { sections } from './mistakes/sections.ts';
import { tables } from './mistakes/tables.ts';
import { texts } from './mistakes/texts.ts';
import { values } from './mistakes/values.ts';
import { yaml } from './mistakes/yaml.ts';

/** All mistakes by what they are about. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  references,
  answers,
  rules,
  pieces,
  files,
  yaml,
  values,
  texts,
  privacy,
  sections,
  tables,
};

/** The mistakes of one or all groups, judged. */
export function judged(groups: Readonly<Record<string, readonly Mistake[]>> = MISTAKES): Readonly<Record<string, readonly Verdict[]>> {
  return Object.fromEntries(Object.entries(groups).map(([group, mistakes]) => [group, mistakes.map(judge)]));
}

/** How many verdicts of a kind there are. */
export function countOf(verdicts: readonly Verdict[], verdict: Verdict['verdict']): number {
  return verdicts.filter((each) => each.verdict === verdict).length;
}
