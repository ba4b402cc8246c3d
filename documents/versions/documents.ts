import type { Kind } from '../reader/kinds.ts';
import { isRecord, stepsOf, type DocumentPath } from '../reader/path.ts';
import { schemas } from '../reader/schemas.ts';
import type { Source } from '../reader/source.ts';
import { brought, movesIn, type BlockVersions, type Move } from './steps.ts';

/** Block in an older form: its place and its present form. */
export interface OldBlock {
  readonly path: DocumentPath;
  readonly moves: readonly Move[];
}

/** Returns the migrations of the types of blocks that a document of a kind may contain; undefined for documents without blocks. */
function stepsIn(kind: Kind | undefined): BlockVersions['blocks'] | undefined {
  if (kind === 'page' || kind === 'layout' || kind === 'blockList') return schemas().versions.blocks;
  return kind === 'article' ? schemas().versions.items : undefined;
}

type Item = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns a block of an article in its present form, found by the type of block that shows it. */
export function presentItem(item: Item): Item {
  const { blocks } = schemas().versions;
  const steps = Object.hasOwn(blocks, item.type) ? blocks[item.type] : undefined;
  // The type stays the same: no step changes the key that tells blocks apart.
  return steps === undefined ? item : { ...brought(item, steps), type: item.type };
}

/** Returns the blocks of a document that are written in older forms. */
export function oldBlocks(kind: Kind | undefined, value: unknown): OldBlock[] {
  const known = stepsIn(kind);
  if (known === undefined) return [];
  const found: OldBlock[] = [];
  const look = (node: unknown, path: DocumentPath): void => {
    if (Array.isArray(node)) node.forEach((each, index) => look(each, [...path, index]));
    if (!isRecord(node)) return;
    const { type } = node;
    const steps = typeof type === 'string' && Object.hasOwn(known, type) ? known[type] : undefined;
    const moves = steps === undefined ? [] : movesIn(node, steps);
    if (moves.length > 0) found.push({ path, moves });
    // Blocks do not contain other blocks.
    if (steps === undefined) for (const [key, each] of Object.entries(node)) look(each, [...path, key]);
  };
  look(value, []);
  return found;
}

/** Returns a document with all blocks in their present form; places refer to the written text. */
export function presentSource(kind: Kind, source: Source): Source {
  const old = oldBlocks(kind, source.value);
  if (old.length === 0) return source;
  const value = old.reduce((whole, { path, moves }) => changedAt(whole, path, (block) => brought(block, [moves])), source.value);
  const present: Source = {
    ...source,
    value,
    locate: (path, part) => source.locate(writtenPath(path, old), part),
    originOf: (path) => ({ source: present, path, seeAlso: [] }),
  };
  return present;
}

function changedAt(node: unknown, [step, ...rest]: DocumentPath, change: (block: Readonly<Record<string, unknown>>) => unknown): unknown {
  if (step === undefined) return isRecord(node) ? change(node) : node;
  if (Array.isArray(node)) return node.with(Number(step), changedAt(node[Number(step)], rest, change));
  return isRecord(node) ? { ...node, [step]: changedAt(node[step], rest, change) } : node;
}

/** Returns the written place of a part of a block in its present form. */
function writtenPath(path: DocumentPath, old: readonly OldBlock[]): DocumentPath {
  const block = old.find((each) => isBelow(path, each.path));
  if (block === undefined) return path;
  let inside = path.slice(block.path.length);
  for (const { from, to } of block.moves.toReversed()) {
    const target = stepsOf(to);
    if (isBelow(inside, target)) inside = [...stepsOf(from), ...inside.slice(target.length)];
  }
  return [...block.path, ...inside];
}

function isBelow(path: DocumentPath, above: DocumentPath): boolean {
  return above.length <= path.length && above.every((step, index) => String(path[index]) === String(step));
}
