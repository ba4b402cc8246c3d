import { join, relative } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { configDirectory, contentDirectory } from '../config-store.ts';

/** Rooms whose code Next draws pages with. Islands and styles are Vite's: they change without a reload. */
const rooms = ['blocks', 'renderer', 'documents', 'domain', 'client', 'site/document', 'site/pages'];
/** Milliseconds in which changes are taken together: of code so long that Next has noticed them too. */
const PAUSE = { code: 120, documents: 30 } as const;

/** Tells `reload` after every change of what pages are drawn with, with the files that changed. */
export function watchSources(root: string, reload: (changed: readonly string[]) => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  const tell = (): void => {
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
    timer = setTimeout(tell, changed.every(isDocument) ? PAUSE.documents : PAUSE.code);
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
