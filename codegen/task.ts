import type { GeneratedFile } from './output.ts';

/** Result of one codegen task. */
export interface Outcome {
  readonly files: readonly GeneratedFile[];
  /** Faults in sources that were left out, each with the file and the remedy. */
  readonly problems: readonly string[];
}

/** Part of codegen. Tasks are independent, so that a change runs only those that read it. */
export interface Task {
  readonly name: string;
  /** Returns true if the task depends on this path (from the root, with `/`). */
  reads(path: string): boolean;
  /** Folders (ending in `/`) and files that only this task writes. */
  readonly owns: readonly string[];
  run(root: string): Promise<Outcome>;
}
