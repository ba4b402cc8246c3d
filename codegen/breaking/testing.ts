import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMap, isSeq, type Document } from 'yaml';
import { readContract } from '../contracts/read-contract.ts';

/** Edit of a contract: path of keys and the new value; `undefined` removes it. `@x` is the list entry named x, `+` appends an entry. */
export interface Edit {
  readonly at: readonly string[];
  readonly to: unknown;
}

/** Copies the contracts with some edits, for tests. Call `dispose` when done. */
export function editedContracts(source: string, edits: readonly Edit[]): { readonly folder: string; readonly dispose: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  cpSync(source, folder, { recursive: true });
  for (const edit of edits) apply(folder, edit);
  return { folder, dispose: () => rmSync(folder, { recursive: true }) };
}

function apply(folder: string, { at, to }: Edit): void {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, document: readContract(path).document };
  });
  const target =
    files.find(({ document }) => holds(document, at, at.length)) ?? files.find(({ document }) => holds(document, at, at.length - 1));
  if (target === undefined) throw new Error(`No contract has ${at.join('/')}.`);
  const keys = keysIn(target.document, at);
  const edited = target.document.clone();
  if (to === undefined) edited.deleteIn(keys);
  else if (keys.at(-1) === '+') edited.addIn(keys.slice(0, -1), to);
  else edited.setIn(keys, to);
  writeFileSync(target.path, edited.toString({ lineWidth: 0 }));
}

function holds(document: Document, at: readonly string[], depth: number): boolean {
  return document.hasIn(keysIn(document, at.slice(0, depth)));
}

/** Path with list entries by index, -1 if there is none. */
function keysIn(document: Document, at: readonly string[]): (string | number)[] {
  const keys: (string | number)[] = [];
  for (const key of at) {
    const holder: unknown = keys.length === 0 ? document.contents : document.getIn(keys, true);
    const named = key.startsWith('@') && isSeq(holder);
    keys.push(named ? holder.items.findIndex((item) => isMap(item) && item.get('name') === key.slice(1)) : key);
  }
  return keys;
}
