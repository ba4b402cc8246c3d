import { join, relative } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { configDirectory, contentDirectory } from '../config-store.ts';

/** Rooms whose code Next renders pages with. Islands and styles are updated by Vite without a reload. */
const rooms = ['blocks', 'renderer', 'documents', 'domain', 'client', 'site/document', 'site/pages'];
/** Milliseconds for which changes are collected. For code long enough that Next has noticed them too. */
const PAUSE = { code: 120, documents: 30 } as const;

/** Calls `reload` with the changed files after changes of documents or code that pages are rendered with. */
export function watchSources(root: string, reload: (changed: readonly string[]) => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  const flush = (): void => {
    const files = changed;
    changed = [];
    reload(files);
  };
  const watcher = watch([configDirectory(), ...[contentDirectory() ?? []].flat(), ...rooms.map((room) => join(root, room))], {
    ignoreInitial: true,
    ignored: (path) => path.includes('node_modules'),
  });
  watcher.on('all', (_event, path) => {
    const name = relative(root, path);
    if (!matters(name)) return;
    changed.push(name);
    clearTimeout(timer);
    timer = setTimeout(flush, changed.every(isDocument) ? PAUSE.documents : PAUSE.code);
  });
  return watcher;
}

function isDocument(name: string): boolean {
  return /\.ya?ml$/u.test(name);
}

function matters(name: string): boolean {
  if (/\.client\.tsx?$|\.test\.tsx?$|\.css$/u.test(name)) return false;
  return /\.(?:ya?ml|tsx?|cjs|json)$/u.test(name);
}
