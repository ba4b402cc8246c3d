import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the database's program once for all threads of the process: each compilation takes a second of CPU time. */
export function databaseProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
