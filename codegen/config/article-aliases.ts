import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { asSchema } from '../schemas/json-schema.ts';
import { branchesOf, definitionOf, itemKinds } from './article-items.ts';

/** Names in article-blocks.yaml for the content that each block shows. */
export type ArticleNames = readonly { readonly block: string; readonly items: readonly string[] }[];

/** Marks a branch that duplicates another one under an alias from article-blocks.yaml. */
const ALIAS = 'x-alias';

/** Schema of an article for completion in editors, including the aliases of article-blocks.yaml. */
export function withAliases(piece: JsonSchema, names: ArticleNames): JsonSchema {
  const kinds = itemKinds(piece);
  const known = new Set(kinds.map(({ item }) => item));
  const branches = branchesOf(piece);
  const more = names.flatMap(({ block, items }) => {
    const own = kinds.filter((kind) => kind.block === block).map(({ item }) => item);
    const name = own.find((item) => items.includes(item)) ?? own[0];
    const branch = branches.map((each) => definitionOf(piece, each)).find((each) => name !== undefined && typeOf(each) === name);
    return isObject(branch) ? items.filter((item) => !known.has(item)).map((item) => called(branch, item)) : [];
  });
  return more.length === 0 ? piece : withBranches(piece, [...branches, ...more]);
}

/** Returns true if a schema on disk differs at most in the aliases of article-blocks.yaml, which editors add without codegen. */
export function isSameButAliases(present: string, text: string): boolean {
  const plain = (written: string): string => {
    const schema = asSchema(JSON.parse(written));
    return JSON.stringify(
      withBranches(
        schema,
        branchesOf(schema).filter((branch) => !isObject(branch) || branch[ALIAS] !== true),
      ),
    );
  };
  try {
    return plain(present) === plain(text);
  } catch {
    return false;
  }
}

function called(branch: Readonly<Record<string, unknown>>, item: string): unknown {
  const properties = isObject(branch['properties']) ? branch['properties'] : {};
  const type = isObject(properties['type']) ? properties['type'] : {};
  return { ...branch, [ALIAS]: true, properties: { ...properties, type: { ...type, const: item } } };
}

function typeOf(branch: unknown): unknown {
  const properties = isObject(branch) ? branch['properties'] : undefined;
  const type = isObject(properties) ? properties['type'] : undefined;
  return isObject(type) ? type['const'] : undefined;
}

function withBranches(piece: JsonSchema, oneOf: readonly unknown[]): JsonSchema {
  const all = isObject(piece['properties']) ? piece['properties'] : {};
  const contents = isObject(all['contentItems']) ? all['contentItems'] : {};
  const items = isObject(contents['items']) ? contents['items'] : {};
  return { ...piece, properties: { ...all, contentItems: { ...contents, items: { ...items, oneOf } } } };
}
