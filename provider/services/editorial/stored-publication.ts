import type { Disk } from '#documents/files/disk.ts';
import { entriesOf, tableOf } from '#domain/input/typed-entries.ts';
import { createRecord, type StateRecord } from '#documents/files/record.ts';
import type { Step } from '#documents/files/step.ts';

/** `SHOWING`, `WITHDRAWING`: from here on it is carried out, at the latest at the next start. */
export type State = 'PREPARED' | 'SHOWING' | 'SHOWN' | 'WITHDRAWING' | 'WITHDRAWN';

/** A publication as it lies on the disk. */
export interface StoredPublication {
  readonly publicationId: string;
  readonly editor: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly steps: readonly Step[];
  /** Folders that were made for its documents, the upper ones first. */
  readonly folders?: readonly string[];
  /** Written by earlier versions, which stored the state in the file and not in its name. */
  readonly state?: 'PREPARED' | 'SHOWING' | 'SHOWN';
  /** The same: documents that somebody had changed by hand. */
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

/** Ids of all stored publications. */
export function storedIds(folder: string, disk: Disk): readonly string[] {
  return [...new Set(disk.names(folder).flatMap((name) => /^([a-z0-9-]+)(?:\.[a-z]+)?\.json$/u.exec(name)?.[1] ?? []))];
}

/** Documents that somebody had changed by hand when a publication was shown: written only where there are some. */
export function leftRecord(folder: string, id: string, disk: Disk): StateRecord<'LEFT', readonly string[]> {
  return createRecord<'LEFT', readonly string[]>(folder, { LEFT: `${id}.left` }, disk);
}
