import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order in which they run: what takes longest first, so that no worker is left alone with it at the end. */
const PROJECTS = ['codegen', 'contract', 'isolated', 'component', 'unit'];

/**
 * The order of the test files. A worker keeps the modules that it has read only while one file of its project follows the other,
 * so each project runs in one piece; in it the slow files come first, then the large ones. Files that a run before has timed
 * would tell it better, but a fresh clone has none.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyed = files.map((file) => ({ file, key: weightOf(file) }));
    return keyed
      .toSorted((a, b) => a.key.project - b.key.project || a.key.slow - b.key.slow || b.key.size - a.key.size)
      .map(({ file }) => file);
  }
}

function weightOf({ project, moduleId }: TestSpecification) {
  return { project: PROJECTS.indexOf(project.name), slow: moduleId.includes('.slow.') ? 0 : 1, size: statSync(moduleId).size };
}
