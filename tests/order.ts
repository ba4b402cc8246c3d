import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Order of the projects that share the workers: the slowest first. */
const PROJECTS = ['codegen', 'contract', 'isolated', 'component', 'unit'];

/**
 * Order of the test files. A worker caches modules only between files of the same project, therefore each project runs as one block. Within
 * it, slow files come first, then large ones, to prevent one worker from ending late with a long file. Durations of a previous run would be
 * more precise, but a fresh clone has none. With `--sequence.shuffle` the files of a project are in random order.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    const placeOf = (file: string): number => (shuffle ? numberOf(`${seed}${file}`) : -statSync(file).size);
    const placed = files.map((file) => ({
      file,
      project: PROJECTS.indexOf(file.project.name),
      slow: file.moduleId.includes('.slow.') ? 0 : 1,
      place: placeOf(file.moduleId),
    }));
    return placed.toSorted((a, b) => a.project - b.project || a.slow - b.slow || a.place - b.place).map(({ file }) => file);
  }
}

function numberOf(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE();
}
