import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Where the archive of an empty database lies; its name carries the version that made it. */
function templateFile(): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const manifest = join(dirname(resolve('@electric-sql/pglite')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return join(root, 'node_modules', '.cache', 'parkett', `pglite-${version}.tar.gz`);
}

/** The archive of an empty database, when an earlier start has left one. */
export async function readTemplate(): Promise<ArrayBuffer | undefined> {
  const file = templateFile();
  if (!existsSync(file)) return undefined;
  const bytes = await readFile(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** Keeps the archive for the next new database. Failing to is no fault: it only costs time. */
export async function keepTemplate(dump: ArrayBuffer): Promise<void> {
  const file = templateFile();
  try {
    await mkdir(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    await writeFile(part, new Uint8Array(dump));
    await rename(part, file);
  } catch {
    // A read-only installation: the next new database is made from nothing again.
  }
}
