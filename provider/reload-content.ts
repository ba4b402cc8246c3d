import { oneAtATime } from './base/one-at-a-time.ts';
import { readContent, type Content } from './content/content.ts';
import { readArticles } from './content/read-articles.ts';
import type { Database } from './store/database.ts';
import { applyArticles } from './store/seed.ts';
import type { WorldKeeper } from './world.ts';

export interface ContentReloadParts {
  /** Folder of the content that editors write. */
  readonly folder: string;
  readonly database: Database;
  readonly keeper: Pick<WorldKeeper, 'renewContent'>;
  readonly progress: (line: string) => void;
}

/**
 * Reads the documents of the editors again, and resolves once all answers use them. Calls run one after the other, so each sees everything
 * written before it. If a document other than an article is faulty, its previous version stays in use and the fault is reported.
 */
export function createContentReload({ folder, database, keeper, progress }: ContentReloadParts): () => Promise<void> {
  const inTurn = oneAtATime();
  return () =>
    inTurn(async () => {
      const content = readable(folder, progress);
      await applyArticles(database, readArticles(folder, progress), progress);
      await keeper.renewContent(content);
    });
}

function readable(folder: string, progress: (line: string) => void): Content | undefined {
  try {
    return readContent(folder);
  } catch (error) {
    progress(`Nicht übernommen: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
