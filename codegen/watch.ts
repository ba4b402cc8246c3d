import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { allTasks, generate } from './run.ts';
import type { Task } from './task.ts';

export interface WatchReport {
  /** Names of the tasks that ran. */
  readonly tasks: readonly string[];
  readonly changed: readonly string[];
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

const folders = [
  'contracts',
  'documents/schemas',
  'documents/kinds',
  'config/layouts',
  'config/block-lists',
  'documents/content',
  'subjects',
  'blocks',
];
const quiet = 60;

/**
 * Runs the tasks that a change affects, until the watch ends. Changes within 60 ms are combined; changes during a run cause the next run. A
 * fault in a source is reported, and the watch continues.
 * @returns a function that ends the watch
 */
export async function watch(root: string, report: (result: WatchReport) => void): Promise<() => Promise<void>> {
  const waiting = new Set<Task>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const runWaiting = async (): Promise<void> => {
    const tasks = allTasks.filter((task) => waiting.delete(task));
    if (tasks.length === 0) return;
    const start = performance.now();
    const result = await generate(root, tasks).catch((error: unknown) => ({ changed: [], problems: [String(error)] }));
    report({ ...result, tasks: tasks.map((task) => task.name), milliseconds: performance.now() - start });
  };
  const onChange = (absolute: string): void => {
    const path = relative(root, absolute).split(sep).join('/');
    for (const task of allTasks) if (task.reads(path)) waiting.add(task);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(runWaiting);
    }, quiet);
  };

  const watcher = watchFiles(
    folders.map((folder) => `${root}/${folder}`).filter((folder) => existsSync(folder)),
    { ignoreInitial: true, ignored: (path) => /(^|\/)(generated|node_modules)(\/|$)/.test(relative(root, path)) },
  );
  for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) watcher.on(event, onChange);
  await new Promise<void>((resolve) => void watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
