import { readContent, type Content } from './data/content/content.ts';

/** What stands beside the pieces of editors, as it was read last. */
export interface Shelf {
  readonly current: () => Content;
  /** Reads it again; what is faulty by now stays as it was, and its fault is told. */
  renew(): void;
}

/** Reads it. @throws Error in German when it is faulty from the start */
export function createShelf(folder: string, progress: (line: string) => void): Shelf {
  let content = readContent(folder);
  return {
    current: () => content,
    renew() {
      try {
        content = readContent(folder);
      } catch (error) {
        progress(`Nicht übernommen: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
