import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

/** The bundled contracts as the route builder reads them. */
export type Contract = { paths: Record<string, Record<string, unknown>> } & Record<string, unknown>;

/**
 * Reads the contracts that this provider serves.
 * @throws Error when codegen has not written them yet.
 */
export function readContract(): Contract {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing: run "npm run codegen".`);
  return JSON.parse(readFileSync(FILE, 'utf8')) as Contract;
}
