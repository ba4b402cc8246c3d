import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

/** The database's program, compiled once for all threads of the process: compiling it in each would take a second of a core. */
export function databaseProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
