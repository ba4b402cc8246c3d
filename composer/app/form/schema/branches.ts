import { branchOf } from './matches.ts';
import { resolve } from './resolve.ts';
import { ANYTHING, definitionOf, plainText, typesOf, type Schema } from './schema.ts';
import { isTypeName } from './words.ts';

export interface Branches {
  readonly list: readonly Schema[];
  readonly labels: readonly string[];
  /** -1: none of them is like the value. */
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

/** The forms that a value may have: the branches of a resolved schema, or one for each of its types. */
export function branchesOf(schema: Schema, value: unknown, root: Schema): Branches {
  const { oneOf, anyOf, ...rest } = schema;
  const types = typesOf(schema).length === 0 ? typesOf(ANYTHING) : typesOf(schema);
  const all = oneOf ?? anyOf ?? types.map((type): Schema => ({ ...rest, type }));
  const own = value === undefined ? undefined : all[branchOf(all, value, root)];
  // Another name for the same is kept where it is written and not offered beside the first.
  const list = all.filter((branch) => branch['x-alias'] !== true || branch === own);
  return {
    list,
    labels: list.map((branch, index) => branchLabel(branch, index, root)),
    at: own === undefined ? -1 : list.indexOf(own),
  };
}

/** A tag says it best (`type: paragraph` with „Ein Absatz.“), then the description, then the type. */
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

/** The German title of what has a tag: a block, a kind of entry. */
function definitionTitle({ $ref, title }: Schema, root: Schema): string | undefined {
  const found = $ref === undefined ? title : definitionOf($ref, root).title;
  return found === undefined || isTypeName(found) ? undefined : found;
}

/** Branches by type alone share one description. */
function isAboutAll(branch: Schema): boolean {
  return branch.$ref === undefined && branch.properties === undefined && branch.const === undefined && branch.pattern === undefined;
}
