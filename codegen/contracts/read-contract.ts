import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** A contract as it is written, and as plain data. Shared: whoever changes it, changes a copy. */
export interface ReadContract {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly data: unknown;
}

/** By text: one run of codegen reads each file several times, and another version of the contracts differs in few files. */
const read = new LRUCache<string, ReadContract>({ max: 100 });

/** @throws Error that names the file when it is not YAML. */
export function readContract(path: string): ReadContract {
  const text = readFileSync(path, 'utf8');
  const known = read.get(text);
  if (known !== undefined) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(`contracts/http/${basename(path)}: ${error.message}`, { cause: error });
  const contract: ReadContract = { document, lines, data: document.toJS() };
  read.set(text, contract);
  return contract;
}
