import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql as raw } from 'drizzle-orm';
import { openDatabase } from '#provider/store/database.ts';
import { canariesIn, type Canary } from './canaries.ts';
import type { HeardPortal } from './portal.ts';

/** Canaries by the place where they were found, named as in the table of `docs/security.md`. */
export type Traces = Map<string, Set<Canary>>;

/** Searches the outputs of the running programs: logs and metrics, the cache of Next, and temporary files. */
export async function tracesOutside(portal: HeardPortal, since: number): Promise<Traces> {
  const traces: Traces = new Map();
  for (const program of ['site', 'provider'] as const) note(traces, `log of the ${program}`, Buffer.from(portal.heard(program)));
  const metrics = await fetch(`${portal.provider}/metrics`);
  note(traces, 'metrics', Buffer.from(await metrics.text()));
  for (const file of filesBelow('site/.next')) {
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since) noteFile(traces, 'cache of Next', file);
  }
  for (const file of filesBelow(portal.temporary)) noteFile(traces, 'temporary files', file);
  return traces;
}

/** Searches stored data once the provider has stopped: all tables, all files of the database, and all other files. */
export async function tracesInside({ data }: HeardPortal): Promise<Traces> {
  const traces: Traces = new Map();
  for (const file of filesBelow(data)) {
    const [folder = ''] = file.slice(data.length + 1).split('/');
    noteFile(traces, folder === 'db' ? 'files of the database' : `${folder}/`, file);
  }
  const database = await openDatabase({ dataDirectory: data });
  try {
    const tables = await rowsOf(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const name of tables) note(traces, `table ${name}`, Buffer.from((await rowsOf(`select t::text from "${name}" t`)).join('\n')));
  } finally {
    await database.close();
  }
  return traces;

  async function rowsOf(text: string): Promise<string[]> {
    const rows = (await database.sql.execute(raw.raw(text))) as unknown as object[];
    return rows.map((row) => String(Object.values(row)[0]));
  }
}

function note(traces: Traces, place: string, bytes: Buffer): void {
  const found = canariesIn(bytes);
  if (found.length > 0) traces.set(place, new Set([...(traces.get(place) ?? []), ...found]));
}

/** Searches a file and its name; skips one that has disappeared, such as a temporary file of Next's cache. */
function noteFile(traces: Traces, place: string, file: string): void {
  if (existsSync(file)) note(traces, place, Buffer.concat([Buffer.from(file), readFileSync(file)]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** Row of `docs/security.md` for a place. */
export interface KnownPlace {
  readonly place: string;
  /** Whether its data is deleted with the account. */
  readonly goesWithAccount: boolean;
}

/** Reads the table „Where traces of a visitor stand“. */
export function knownPlaces(): KnownPlace[] {
  const text = readFileSync('docs/security.md', 'utf8');
  const [, part = ''] = /\n## Where traces of a visitor stand\n(.*?)\n## /su.exec(text) ?? [];
  return part.split('\n').flatMap((line) => {
    const [, place = '', , , term = ''] = line.split('|').map((cell) => cell.trim());
    return line.startsWith('|') && !/^(?:place|-+)$/u.test(place) ? [{ place, goesWithAccount: term.startsWith('with the account') }] : [];
  });
}
