import { createStudio } from '#composer/server/pictures/studio.ts';
import { Refusal } from '#composer/server/refusal.ts';
import { createChance } from '#tests/bench/chance.ts';
import { mutated } from './mutate.ts';
import { originals } from './originals.ts';

export interface Result {
  readonly taken: number;
  readonly refused: number;
  /** Number of pictures whose job exceeded its time or memory, or crashed the process. */
  readonly ended: number;
  /** Milliseconds of the longest answer, including the start of its process. */
  readonly longest: number;
  /** Unexpected outcomes: another fault, an answer after 5 s, or a refusal of a valid picture afterwards. */
  readonly faults: readonly string[];
}

/** Maximum milliseconds of an answer: 5 s of the job, and the end and start of a process. */
const LONGEST = 8_000;
const ENDED = /abgebrochen/u;

/** Uploads the given number of mutated pictures of all formats. */
export async function fuzzPictures(seed: number, count: number): Promise<Result> {
  const chance = createChance(seed);
  const real = await originals();
  const studio = createStudio();
  const faults: string[] = [];
  let [taken, refused, ended, longest] = [0, 0, 0, 0];
  try {
    // Starts the process with the first picture, to exclude its start from the measurement.
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
