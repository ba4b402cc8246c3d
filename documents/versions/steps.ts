import { isRecord, stepsOf } from '../reader/path.ts';

/** Migration of one part of a block from one version to the next; places are JSON pointers in the block. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** List that contained `from`; it is removed after the move. */
  readonly drop?: string;
}

/** Migrations from each version of a block to the next; the first one begins at version 1. */
export type VersionSteps = readonly (readonly Move[])[];

/** Blocks that have had other forms, as codegen writes them (`codegen/blocks/versions.ts`). */
export interface BlockVersions {
  /** By type of the block. */
  readonly blocks: Readonly<Record<string, VersionSteps>>;
  /** By the type that articles use for such a block. */
  readonly items: Readonly<Record<string, VersionSteps>>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a block in its present form. Parts that an older version lacks are not touched, so the present form stays as it is and the
 * function is idempotent. Returns the same object if there is nothing to do.
 */
export function brought(block: Fields, steps: VersionSteps): Fields {
  return steps.flat().reduce(moved, block);
}

/** Returns the moves that apply to a block, each with the block after the preceding moves. */
export function movesIn(block: Fields, steps: VersionSteps): Move[] {
  let current = block;
  return steps.flat().filter((move) => {
    const next = moved(current, move);
    const isOf = next !== current;
    current = next;
    return isOf;
  });
}

function moved(block: Fields, { from, to, drop }: Move): Fields {
  const value = partAt(block, stepsOf(from));
  // Keeps a value that already exists at the new place: its author wrote it on purpose.
  if (value === undefined || partAt(block, stepsOf(to)) !== undefined) return block;
  const target = stepsOf(to);
  for (let depth = 1; depth < target.length; depth += 1) {
    const around = partAt(block, target.slice(0, depth));
    if (around !== undefined && !isRecord(around)) return block;
  }
  return withPart(withoutPart(block, stepsOf(drop ?? from)), target, value);
}

/** Returns the part of a block at a path of keys and numbers; undefined if there is none. */
export function partAt(node: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return node;
  if (Array.isArray(node)) return partAt(node[Number(step)], rest);
  return isRecord(node) && Object.hasOwn(node, step) ? partAt(node[step], rest) : undefined;
}

function withPart(node: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = node[step];
  return { ...node, [step]: rest.length === 0 ? value : withPart(isRecord(inner) ? inner : {}, rest, value) };
}

function withoutPart(node: Fields, [step = '', ...rest]: readonly string[]): Fields {
  const { [step]: inner, ...others } = node;
  if (rest.length === 0) return others;
  if (Array.isArray(inner)) return { ...node, [step]: inner.filter((_, index) => index !== Number(rest[0])) };
  return isRecord(inner) ? { ...node, [step]: withoutPart(inner, rest) } : node;
}

/**
 * Reports missing migration steps of a block. Every version from the first to the one before the last needs one step to the next.
 * @param froms the versions that steps start from
 */
export function versionGaps(type: string, version: number, froms: readonly number[]): string[] {
  const wanted = Array.from({ length: Math.max(0, version - 1) }, (_, index) => index + 1);
  const missing = wanted
    .filter((from) => !froms.includes(from))
    .map(
      (from) =>
        `Baustein „${type}“: Es fehlt der Schritt von Version ${from} zu ${from + 1}. Ältere Dokumente blieben bei Version ${from} stehen; beschreibe ihn in versions.yaml mit „from: ${from}“`,
    );
  const foreign = froms
    .filter((from) => !wanted.includes(from))
    .map(
      (from) =>
        `Baustein „${type}“: versions.yaml beschreibt einen Schritt von Version ${from} zu ${from + 1}, das Schema ist aber Version ${version} („x-version“)`,
    );
  const twice = froms
    .filter((from, index) => froms.indexOf(from) !== index)
    .map((from) => `Baustein „${type}“: versions.yaml beschreibt den Schritt von Version ${from} zu ${from + 1} mehrmals`);
  return [...missing, ...foreign, ...twice];
}
