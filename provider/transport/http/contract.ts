import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseOwn } from '#domain/input/own-json.ts';

const FILE = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

/** Bundled contracts in the form that the route builder reads. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [part: string]: unknown;
}

/**
 * Reads the contracts that this provider serves.
 * @throws Error if codegen has not written them yet
 */
export function readContract(): Contract {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing: run "npm run codegen".`);
  return parseOwn<Contract>(readFileSync(FILE, 'utf8'));
}
