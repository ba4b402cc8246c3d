import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** Contract as text and as plain data. The data is shared: copy it before a change. */
export interface ReadContract {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly data: unknown;
}

/** Cache by text: one run of codegen reads each file several times, and versions of the contracts differ in few files. */
const read = new LRUCache<string, ReadContract>({ max: 100 });

/**
 * Parses a contract.
 * @throws Error that names the file if it is not YAML
 */
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
