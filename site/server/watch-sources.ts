import { join, relative } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { configDirectory, contentDirectory } from '../config-store.ts';

/** Rooms whose code Next draws pages with. Islands and styles are Vite's: they change without a reload. */
const rooms = ['blocks', 'renderer', 'domain', 'client', 'site/document', 'site/pages'];
/** Milliseconds in which changes are taken together, and in which Next notices them too. */
const pause = 120;

/** Tells `reload` after every change of what pages are drawn with, with the files that changed. */
export function watchSources(root: string, reload: (changed: readonly string[]) => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  const tell = (): void => {
    const files = changed;
    changed = [];
    reload(files);
  };
  const watcher = watch(
    [configDirectory(), ...[contentDirectory() ?? []].flat(), join(root, 'config'), ...rooms.map((room) => join(root, room))],
    {
      ignoreInitial: true,
      ignored: (path) => path.includes('node_modules'),
    },
  );
  watcher.on('all', (_event, path) => {
    const name = relative(root, path);
    if (!matters(name)) return;
    changed.push(name);
    clearTimeout(timer);
    timer = setTimeout(tell, pause);
  });
  return watcher;
}

function matters(name: string): boolean {
  if (/\.client\.tsx?$|\.test\.tsx?$|\.css$/u.test(name)) return false;
  return /\.(?:ya?ml|tsx?|cjs|json)$/u.test(name);
}
