import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In which order the projects run that share the workers: what takes longest first. */
const PROJECTS = ['codegen', 'contract', 'isolated', 'component', 'unit'];

/**
 * The order of the test files. A worker keeps the modules that it has read only while files of one project follow each other, so
 * each project runs in one piece; in it the slow files come first, then the large ones, so that no worker is left alone with a long
 * one at the end. How long they took in a run before would tell it better, but a fresh clone knows of none. With
 * `--sequence.shuffle` the files of a project come in any order.
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
