import type { Disk } from '#documents/files/disk.ts';
import { entriesOf, tableOf } from '#domain/input/typed-entries.ts';
import { createRecord, type StateRecord } from '#documents/files/record.ts';
import type { Step } from '#documents/files/step.ts';

/** State of a publication. From `SHOWING` or `WITHDRAWING` on it will be completed, at the latest at the next start. */
export type State = 'PREPARED' | 'SHOWING' | 'SHOWN' | 'WITHDRAWING' | 'WITHDRAWN';

/** Publication as stored on disk. */
export interface StoredPublication {
  readonly publicationId: string;
  readonly editor: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly steps: readonly Step[];
  /** Folders created for its documents, parents first. */
  readonly folders?: readonly string[];
  /** Written by earlier versions, which stored the state in the file and not in its name. */
  readonly state?: 'PREPARED' | 'SHOWING' | 'SHOWN';
  /** Written by earlier versions: documents that were changed by hand. */
  readonly left?: readonly string[];
}

const SUFFIX: Readonly<{ [Each in State]: string }> = {
  PREPARED: '',
  SHOWING: '.showing',
  SHOWN: '.shown',
  WITHDRAWING: '.withdrawing',
  WITHDRAWN: '.withdrawn',
};

export function recordOf(folder: string, id: string, disk: Disk): StateRecord<State, StoredPublication> {
  const names = entriesOf(SUFFIX).map(([state, suffix]) => [state, `${id}${suffix}.json`] as const);
  return createRecord<State, StoredPublication>(folder, tableOf(names), disk);
}

/** Returns the ids of all stored publications. */
export function storedIds(folder: string, disk: Disk): readonly string[] {
  return [...new Set(disk.names(folder).flatMap((name) => /^([a-z0-9-]+)(?:\.[a-z]+)?\.json$/u.exec(name)?.[1] ?? []))];
}

/** Returns the record of documents that were changed by hand when a publication was shown. It is only written if there are any. */
export function leftRecord(folder: string, id: string, disk: Disk): StateRecord<'LEFT', readonly string[]> {
  return createRecord<'LEFT', readonly string[]>(folder, { LEFT: `${id}.left` }, disk);
}
