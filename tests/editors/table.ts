import { kindOf } from '#documents/reader/kinds.ts';
import { articles } from './further/articles.ts';
import { doubles } from './further/doubles.ts';
import { lists } from './further/lists.ts';
import { marks } from './further/marks.ts';
import { menus } from './further/menus.ts';
import { pages } from './further/pages.ts';
import { partners } from './further/partners.ts';
import { media } from './further/media.ts';
import { judge, type Verdict } from './judge.ts';
import { madeMistakes } from './made/make.ts';
import type { Mistake } from './mistake.ts';
import { answers } from './mistakes/answers.ts';
import { files } from './mistakes/files.ts';
import { articleMistakes } from './mistakes/articles.ts';
import { privacy } from './mistakes/privacy.ts';
import { references } from './mistakes/references.ts';
import { rules } from './mistakes/rules.ts';
import { sections } from './mistakes/sections.ts';
import { tables } from './mistakes/tables.ts';
import { texts } from './mistakes/texts.ts';
import { values } from './mistakes/values.ts';
import { yaml } from './mistakes/yaml.ts';

/** The first mistakes by topic: each must be reported at its cause. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  references,
  answers,
  rules,
  articles: articleMistakes,
  files,
  yaml,
  values,
  texts,
  privacy,
  sections,
  tables,
};

/** Further mistakes, whose expected findings were written before any of them was tried. */
export const FURTHER: Readonly<Record<string, readonly Mistake[]>> = {
  pages,
  menus,
  partners,
  articles,
  media,
  lists,
  doubles,
  marks,
};

/** Seed of the generated mistakes. */
export const SEED = 20_261_128;
/** Minimum percentage of mistakes that must be reported at their cause. */
export const LEAST_RIGHT = 97;

/** Returns all mistakes by their origin. */
export function allMistakes(seed: number = SEED): Readonly<Record<string, readonly Mistake[]>> {
  return { first: Object.values(MISTAKES).flat(), further: Object.values(FURTHER).flat(), made: madeMistakes(seed) };
}

/** Judges the mistakes of each group. */
export function judged(groups: Readonly<Record<string, readonly Mistake[]>>): Readonly<Record<string, readonly Verdict[]>> {
  return Object.fromEntries(Object.entries(groups).map(([group, mistakes]) => [group, mistakes.map(judge)]));
}

/** Returns the kind of the document that contains a mistake. */
export function kindIn({ file }: Verdict): string {
  return kindOf(file) ?? 'no document';
}

/** Counts the verdicts of a kind. */
export function countOf(verdicts: readonly Verdict[], verdict: Verdict['verdict']): number {
  return verdicts.filter((each) => each.verdict === verdict).length;
}

/** Returns true if enough mistakes are reported at their cause, and none is missed. */
export function isEnough(verdicts: readonly Verdict[]): boolean {
  return countOf(verdicts, 'missed') === 0 && countOf(verdicts, 'right') * 100 >= verdicts.length * LEAST_RIGHT;
}
