import { createStudio } from '#composer/server/pictures/studio.ts';
import { Refusal } from '#composer/server/refusal.ts';
import { createChance } from '#tests/bench/chance.ts';
import { mutated } from './mutate.ts';
import { originals } from './originals.ts';

export interface Result {
  readonly taken: number;
  readonly refused: number;
  /** Pictures that were ended at their bounds of time or memory, or took the process with them. */
  readonly ended: number;
  /** Milliseconds of the longest answer, its process included. */
  readonly longest: number;
  /** Outcomes that must not happen: another fault, an answer after 5 s, an honest picture that is refused afterwards. */
  readonly faults: readonly string[];
}

/** Milliseconds of the longest answer: 5 s of the job, and the end and the start of a process. */
const LONGEST = 8_000;
const ENDED = /abgebrochen/u;

/** Brings so many mutated pictures of all formats. */
export async function fuzzPictures(seed: number, count: number): Promise<Result> {
  const chance = createChance(seed);
  const real = await originals();
  const studio = createStudio();
  const faults: string[] = [];
  let [taken, refused, ended, longest] = [0, 0, 0, 0];
  try {
    // The process starts with the first picture; its start is not what is measured.
    await studio.make('anna', real[0] ?? Buffer.alloc(0), {});
    for (let index = 0; index < count; index += 1) {
      const original = real[index % real.length] ?? Buffer.alloc(0);
      const isHonest = index % 50 < real.length;
      const start = performance.now();
      try {
        await studio.make('anna', isHonest ? original : mutated(original, chance), {});
        taken += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) faults.push(`${index}: ${String(error)}`);
        else if (isHonest) faults.push(`${index}: an honest picture is refused: ${error.message}`);
        else if (ENDED.test(error.message)) ended += 1;
        else refused += 1;
      }
      const took = performance.now() - start;
      longest = Math.max(longest, took);
      if (took > LONGEST) faults.push(`${index}: answered after ${Math.round(took)} ms`);
    }
  } finally {
    studio.close();
  }
  return { taken, refused, ended, longest: Math.round(longest), faults };
}
