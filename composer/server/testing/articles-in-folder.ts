import { join } from 'node:path';
import { carryOut } from '#config/files/step.ts';
import { CONTENT_FOLDER } from '#config/reader/kinds.ts';
import type { Articles } from '../articles/articles.ts';

/** A provider's part for tests that are about something else: articles lie in the folder that the composer reads. */
export function articlesIn(folder: string): Articles {
  return {
    refresh: async () => undefined,
    prepare: async () => undefined,
    show: async ({ steps }) =>
      steps.filter((step) => !carryOut(join(folder, step.file.slice(CONTENT_FOLDER.length)), step)).map(({ file }) => file),
  };
}
