import { createChecker, type Checker } from '../server/checked.ts';
import type { Folders } from '../server/files.ts';
import { findSchema } from '../server/schemas.ts';
import { blockEntries, wordsOf } from '../server/words.ts';
import type { Words } from '../documents/diff.ts';
import type { AskHost } from './job.ts';

/** What a job process is told when it starts. */
export interface JobSettings {
  readonly folders: Folders;
  /** Folder of the project. */
  readonly project: string;
}

/** What jobs share: made once in each process from what is published, so that no job has to bring it along. */
export interface JobContext {
  readonly folders: Folders;
  readonly checker: Checker;
  /** Names for readers, of a kind of documents. */
  readonly words: (kind: string) => Words;
  readonly ask: AskHost;
}

/** @param settings as `JobSettings`; the pool sends what it was given */
export function createContext(settings: JobSettings, ask: AskHost): JobContext {
  const { folders, project } = settings;
  const checker = createChecker(folders);
  // The first job finds the published documents loaded.
  checker.with(new Map());
  return { folders, checker, words: (kind) => wordsOf(blockEntries(project), findSchema(project, kind)), ask };
}
