import { dirname, join } from 'node:path';
import { diskCode, realDisk, type Disk } from './disk.ts';
import { diskReason } from './disk-fault.ts';
import { pathBelow } from './path-below.ts';
import type { Step } from './step.ts';

/** Reason why a folder cannot take the given documents. */
export interface Impossible {
  /** `name`: no disk could hold these documents together; `disk`: this disk cannot at present. */
  readonly kind: 'name' | 'disk';
  readonly file: string;
  /** A whole German sentence. */
  readonly message: string;
}

/** Bytes that must remain free after a publication. */
const SPARE = 1_000_000;

/** Returns the reason why a folder cannot take the given documents, before anything is written; undefined if none is known. */
export function impossibleIn(root: string, steps: readonly Step[], disk: Disk = realDisk): Impossible | undefined {
  const wanted = steps.filter(({ is }) => is !== null).map(({ file }) => file);
  const all = steps.map(({ file }) => file);
  try {
    for (const file of wanted) {
      const found = wrongName(root, file, all, disk);
      if (found !== undefined) return { kind: 'name', file, message: found };
    }
    for (const file of all) if ('leads' in pathBelow(root, file, disk)) return { kind: 'disk', file, message: link(file) };
    const bytes = steps.reduce((sum, { was, is }) => sum + Buffer.byteLength(was ?? '') + Buffer.byteLength(is ?? ''), SPARE);
    if (all.length > 0 && disk.room(root) < bytes)
      return { kind: 'disk', file: all[0] ?? '', message: 'Auf der Platte ist kein Platz mehr.' };
  } catch (error) {
    if (diskCode(error) === undefined) throw error;
    return { kind: 'disk', file: all[0] ?? '', message: `${diskReason(error)}.` };
  }
  return undefined;
}

function wrongName(root: string, file: string, all: readonly string[], disk: Disk): string | undefined {
  const inside = all.find((other) => other.startsWith(`${file}/`));
  if (inside !== undefined) return collision(file, inside);
  if (disk.kind(join(root, file)) === 'folder') return `${file} kann kein Dokument sein: So heißt schon ein Ordner.`;
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (disk.kind(join(root, folder)) === 'file') return collision(folder, file);
  }
  const twin = twinOf(root, file, all, disk);
  return twin && `${file} und ${twin} unterscheiden sich nur in Groß- und Kleinbuchstaben. Nicht jede Platte hält sie auseinander.`;
}

/** Returns a document or folder whose name differs in upper and lower case only. */
function twinOf(root: string, file: string, all: readonly string[], disk: Disk): string | undefined {
  const own = pathsOf(file);
  const isTwin = (other: string): boolean => own.some((path) => path !== other && path.toLowerCase() === other.toLowerCase());
  const present = own.map((path) => dirname(path)).filter((folder) => disk.kind(join(root, folder)) === 'folder');
  const beside = present.flatMap((folder) => disk.names(join(root, folder)).map((name) => (folder === '.' ? name : `${folder}/${name}`)));
  return [...beside, ...all.flatMap(pathsOf)].find(isTwin);
}

/** Returns the folders on the way to a file, and the file. */
function pathsOf(file: string): readonly string[] {
  const names = file.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function collision(file: string, inside: string): string {
  return `${inside} kann es nicht geben: ${file} ist ein Dokument und kein Ordner. Gib einem von beiden einen anderen Namen.`;
}

function link(file: string): string {
  return `${file} liegt hinter einem Verweis auf einen anderen Ordner.`;
}
