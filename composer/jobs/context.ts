import type { Words } from '../documents/diff.ts';
import type { Addresses } from '../server/addresses.ts';
import { createChecker, type Checker } from '../server/checked.ts';
import type { Folders } from '../server/files.ts';
import { findSchema } from '../server/schemas.ts';
import { blockEntries, wordsOf } from '../server/words.ts';
import { createNames, type Names } from './documents/names.ts';
import { createScenes, type Scenes } from './documents/scene.ts';
import type { AskHost } from './job.ts';
import { addressesBy } from './provider-addresses.ts';

/** Settings that a job process receives at its start. */
export interface JobSettings {
  readonly folders: Folders;
  /** Root folder of the project. */
  readonly project: string;
}

/** State that jobs share: created once per process from the published documents, so that no job has to pass it along. */
export interface JobContext {
  readonly folders: Folders;
  readonly checker: Checker;
  readonly scenes: Scenes;
  readonly names: Names;
  readonly addresses: Addresses;
  /** Names for readers, for a kind of document. */
  readonly words: (kind: string) => Words;
}

export function createContext({ folders, project }: JobSettings, ask: AskHost): JobContext {
  const checker = createChecker(folders);
  // Loads the published documents, so that the first job need not.
  checker.with(new Map());
  return {
    folders,
    checker,
    scenes: createScenes(checker),
    names: createNames(),
    addresses: addressesBy(ask),
    words: (kind) => wordsOf(blockEntries(project), findSchema(project, kind)),
  };
}
