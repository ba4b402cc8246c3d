import type { GeneratedFile } from './output.ts';

/** Result of one codegen task. */
export interface Outcome {
  readonly files: readonly GeneratedFile[];
  /** Faults in sources that left something out, each saying which file and what to do. */
  readonly problems: readonly string[];
}

/** One part of codegen. Parts know nothing of each other, so that a change runs only those that read it. */
export interface Task {
  readonly name: string;
  /** Does a change of this path (from the root, with `/`) concern the part? */
  reads(path: string): boolean;
  /** Folders (ending in `/`) and files that this part fills alone. */
  readonly owns: readonly string[];
  run(root: string): Promise<Outcome>;
}
