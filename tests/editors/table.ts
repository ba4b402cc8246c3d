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

/** The first mistakes by what they are about: every one is told at its cause. */
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

/** Further ones, written down with what has to be told before any of them was tried. */
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

/** The seed of the mistakes that are made by program. */
export const SEED = 20_261_128;
/** How many of a hundred mistakes have to be told at their cause. */
export const LEAST_RIGHT = 97;

/** All mistakes by where they come from. */
export function allMistakes(seed: number = SEED): Readonly<Record<string, readonly Mistake[]>> {
  return { first: Object.values(MISTAKES).flat(), further: Object.values(FURTHER).flat(), made: madeMistakes(seed) };
}

/** The mistakes of each group, judged. */
export function judged(groups: Readonly<Record<string, readonly Mistake[]>>): Readonly<Record<string, readonly Verdict[]>> {
  return Object.fromEntries(Object.entries(groups).map(([group, mistakes]) => [group, mistakes.map(judge)]));
}

/** The kind of document that a mistake is in. */
export function kindIn({ file }: Verdict): string {
  return kindOf(file) ?? 'no document';
}

/** How many verdicts of a kind there are. */
export function countOf(verdicts: readonly Verdict[], verdict: Verdict['verdict']): number {
  return verdicts.filter((each) => each.verdict === verdict).length;
}

/** Whether enough are told at their cause, and none is passed over. */
export function isEnough(verdicts: readonly Verdict[]): boolean {
  return countOf(verdicts, 'missed') === 0 && countOf(verdicts, 'right') * 100 >= verdicts.length * LEAST_RIGHT;
}
