import { branchOf } from './matches.ts';
import { resolve } from './resolve.ts';
import { ANYTHING, definitionOf, plainText, typesOf, type Schema } from './schema.ts';
import { isTypeName } from './words.ts';

export interface Branches {
  readonly list: readonly Schema[];
  readonly labels: readonly string[];
  /** Index of the branch of the value; -1 if none matches. */
  readonly at: number;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Zahl',
  integer: 'Zahl',
  boolean: 'Ja oder nein',
  object: 'Mehrere Angaben',
  array: 'Liste',
  null: 'Nichts',
};

/** Forms that a value may have: the branches of a resolved schema, or one form for each of its types. */
export function branchesOf(schema: Schema, value: unknown, root: Schema): Branches {
  const { oneOf, anyOf, ...rest } = schema;
  const types = typesOf(schema).length === 0 ? typesOf(ANYTHING) : typesOf(schema);
  const all = oneOf ?? anyOf ?? types.map((type): Schema => ({ ...rest, type }));
  const own = value === undefined ? undefined : all[branchOf(all, value, root)];
  // An alias of another branch is offered only if the value already uses it.
  const list = all.filter((branch) => branch['x-alias'] !== true || branch === own);
  return {
    list,
    labels: list.map((branch, index) => branchLabel(branch, index, root)),
    at: own === undefined ? -1 : list.indexOf(own),
  };
}

/**
 * Label of a branch: its title, else the title of its definition (`type: paragraph` gives „Ein Absatz.“), else its description, else its
 * type.
 */
function branchLabel(branch: Schema, index: number, root: Schema): string {
  const resolved = resolve(branch, undefined, root);
  const title = branch.title !== undefined && /[ äöüß]/u.test(branch.title) ? branch.title : undefined;
  const clause = resolved.description?.split(/[.,;:(](?=\s|$)/u)[0]?.trim();
  const tag = Object.values(resolved.properties ?? {}).find((each) => each.const !== undefined)?.const;
  const named = tag === undefined ? undefined : definitionTitle(branch, root);
  const isShort = clause !== undefined && clause !== '' && clause.length <= 40;
  const type = typesOf(resolved)[0];
  return (
    title ??
    named ??
    (isShort && !isAboutAll(branch) ? clause : undefined) ??
    (tag === undefined ? undefined : plainText(tag)) ??
    TYPES[type ?? ''] ??
    `Form ${index + 1}`
  );
}

/** German title of a tagged definition: a block, a kind of entry. */
function definitionTitle({ $ref, title }: Schema, root: Schema): string | undefined {
  const found = $ref === undefined ? title : definitionOf($ref, root).title;
  return found === undefined || isTypeName(found) ? undefined : found;
}

/** Returns true for branches that differ only by type; they share one description. */
function isAboutAll(branch: Schema): boolean {
  return branch.$ref === undefined && branch.properties === undefined && branch.const === undefined && branch.pattern === undefined;
}
