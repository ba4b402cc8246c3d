import { createRequire } from 'node:module';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '#documents/reader/path.ts';

const { resolve } = createRequire(import.meta.url);
const KEPT_IN = fileURLToPath(new URL('../../../node_modules/.cache/parkett/', import.meta.url));
/** Maximum number of archives per kind; each takes about 50 MB. */
const MOST_OF_A_KIND = 2;

export interface TemplateSettings {
  /** Key of the tables, derived from their migrations. */
  readonly tables: string;
  /** Key of the initial content; without it only archives of the tables are used. */
  readonly content?: string | undefined;
  /** Folder of the archives. */
  readonly folder?: string | undefined;
}

/** Archives of new databases from earlier starts, with their tables only or with their initial content too. */
export interface Templates {
  /** Returns the most complete archive from which a new database can start. The caller then owns the buffer. */
  readonly begin: () => Promise<ArrayBuffer | undefined>;
  /** Stores an archive of a new database in its current state. A failure is ignored: it only costs time at the next start. */
  readonly keep: (kind: 'tables' | 'filled', dump: () => Promise<Uint8Array>) => Promise<void>;
}

export function createTemplates({ tables, content, folder = KEPT_IN }: TemplateSettings): Templates {
  const made = `${versionOfDatabase()}:${tables}`;
  const files = {
    filled: content === undefined ? undefined : join(folder, `filled-${shortHash(`${made}:${content}`)}.tar`),
    tables: join(folder, `tables-${shortHash(made)}.tar`),
  };
  const missing = new Set<string>();
  return {
    async begin() {
      for (const file of [files.filled, files.tables]) {
        if (file === undefined) continue;
        const bytes = await readFile(file).catch(() => undefined);
        if (bytes !== undefined) return ownBuffer(bytes);
        missing.add(file);
      }
      return undefined;
    },
    async keep(kind, dump) {
      const file = files[kind];
      if (file === undefined || !missing.delete(file)) return;
      try {
        await mkdir(folder, { recursive: true });
        const part = `${file}.${randomUUID()}.part`;
        await writeFile(part, await dump());
        await rename(part, file);
        await removeOld(folder, kind);
      } catch {
        // Fails for a read-only installation: the next new database is created from scratch.
      }
    },
  };
}

async function removeOld(folder: string, kind: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${kind}-`));
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const old = aged.toSorted((a, b) => b.at - a.at).slice(MOST_OF_A_KIND);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

function versionOfDatabase(): string {
  const manifest = join(dirname(resolve('@electric-sql/pglite')), '..', 'package.json');
  const stated: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (isRecord(stated) && typeof stated['version'] === 'string') return stated['version'];
  throw new Error(`${manifest} states no version.`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function ownBuffer({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): ArrayBuffer {
  return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
}
