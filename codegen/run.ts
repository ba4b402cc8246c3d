import { analyticsTask } from './analytics/task.ts';
import { blocksTask } from './blocks/task.ts';
import { configTask } from './config/task.ts';
import { composerTask } from './contracts/composer.ts';
import { contractsTask, hooksTask } from './contracts/task.ts';
import { gatewayTask } from './gateway/task.ts';
import { handlersTask } from './handlers/task.ts';
import { operationsTask } from './operations/task.ts';
import { productsTask } from './products/task.ts';
import { routesTask } from './routes/task.ts';
import { subjectsTask } from './subjects/task.ts';
import { removeSuperfluous, writeChanged, type GeneratedFile } from './output.ts';
import type { Task } from './task.ts';

export const allTasks: readonly Task[] = [
  contractsTask,
  hooksTask,
  composerTask,
  operationsTask,
  handlersTask,
  gatewayTask,
  configTask,
  subjectsTask,
  productsTask,
  routesTask,
  analyticsTask,
  blocksTask,
];

/** Files that a run of some tasks would write, and problems that prevent others. */
export interface Plan {
  readonly files: readonly GeneratedFile[];
  readonly problems: readonly string[];
  /** Places of the tasks that succeeded. Only there can superfluous files be distinguished from missing ones. */
  readonly owned: readonly string[];
}

/** Plans tasks concurrently. A failed task leaves its files unchanged and is listed in `problems`. */
export async function plan(root: string, tasks: readonly Task[] = allTasks): Promise<Plan> {
  const outcomes = await Promise.all(
    tasks.map(async (task) => {
      try {
        return { ...(await task.run(root)), owned: task.owns };
      } catch (error) {
        return { files: [], problems: [`${task.name}: ${error instanceof Error ? error.message : String(error)}`], owned: [] };
      }
    }),
  );
  return {
    files: outcomes.flatMap((outcome) => outcome.files),
    problems: [...new Set(outcomes.flatMap((outcome) => outcome.problems))],
    owned: outcomes.flatMap((outcome) => outcome.owned),
  };
}

/** Plans and writes. Returns the paths that changed. */
export async function generate(
  root: string,
  tasks: readonly Task[] = allTasks,
): Promise<{ changed: string[]; problems: readonly string[] }> {
  const { files, problems, owned } = await plan(root, tasks);
  return { changed: [...writeChanged(root, files), ...removeSuperfluous(root, files, owned)], problems };
}
