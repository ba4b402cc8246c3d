import { CONTENT_FOLDER } from '#documents/reader/kinds.ts';
import type { Step } from '#documents/files/step.ts';
import { createTogether } from '#documents/files/together.ts';
import type { Articles } from '../articles/articles.ts';

/** Mock provider for tests about other things: articles are in the folder that the composer reads. */
export function articlesIn(folder: string): Articles {
  const own = (steps: readonly Step[]): readonly Step[] => steps.map((step) => ({ ...step, file: step.file.slice(CONTENT_FOLDER.length) }));
  return {
    refresh: async () => undefined,
    prepare: async () => undefined,
    drop: async () => undefined,
    show: async ({ id, steps }) =>
      createTogether(folder, id)
        .carryOut(own(steps))
        .map((file) => CONTENT_FOLDER + file),
    async withdraw({ id, steps }) {
      createTogether(folder, id).takeBack(own(steps));
    },
  };
}
