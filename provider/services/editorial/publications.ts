import type { Schema } from '#client/operations.ts';
import { diskCode, realDisk, type Disk } from '#documents/files/disk.ts';
import { diskReason } from '#documents/files/disk-fault.ts';
import { impossibleIn } from '#documents/files/impossible.ts';
import { makePrivate } from '#documents/files/private-folder.ts';
import { revisionOf, type Step } from '#documents/files/step.ts';
import { createTogether, type Together } from '#documents/files/together.ts';
import { HttpFault, notFound } from '../../base/fault.ts';
import type { Documents } from './documents.ts';
import type { Check } from './findings.ts';
import { storedIds, leftRecord, recordOf, type StoredPublication, type State } from './stored-publication.ts';

/** Publications of the editors: prepared first without being visible, then shown as a whole. */
export interface Publications {
  /**
   * Checks a publication and stores it on disk, with its texts next to the documents; repeating it changes nothing.
   * @throws HttpFault 409 for documents that differ from what the editors have seen, 422 with findings, 507 if the disk cannot store it
   */
  prepare(input: Schema<'ArticlePublicationInput'>): Schema<'ArticlePublication'>;
  /**
   * Writes the new texts of all its documents, once.
   * @throws HttpFault 404, 409 for a withdrawn one, 507: nothing is shown then
   */
  show(id: string): Schema<'ArticlePublication'>;
  /**
   * Restores the old texts of its documents. May be repeated.
   * @throws HttpFault 404, 507 if it has to be tried again
   */
  withdraw(id: string): Schema<'ArticlePublication'>;
  /**
   * Removes a publication that is only prepared.
   * @throws HttpFault 404, 409 for one that is shown
   */
  drop(id: string): void;
  /** Removes old texts next to documents that can no longer be withdrawn. */
  tidy(): void;
}

export interface PublicationParts {
  /** Folder in which publications are stored. */
  readonly stateFolder: string;
  /** Folder of the documents. */
  readonly folder: string;
  readonly documents: Documents;
  readonly check: Check;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly disk?: Disk | undefined;
}

const DAY_MS = 86_400_000;
/** Time in ms for which the old texts stay next to the documents, so that a publication can be withdrawn even on a full disk. */
const WITHDRAWABLE_MS = 600_000;

/** Completes publications that a crash has interrupted, and removes those older than a day. */
export function createPublications({
  stateFolder: folder,
  folder: root,
  documents,
  check,
  now,
  disk = realDisk,
}: PublicationParts): Publications {
  makePrivate(folder);
  const known = (id: string): { readonly stored: StoredPublication; readonly state: State } | undefined => {
    const record = recordOf(folder, id, disk);
    const state = record.state();
    const stored = state === undefined ? undefined : readable(() => record.read());
    if (state === undefined || stored === undefined) return undefined;
    return { stored, state: state === 'PREPARED' ? (stored.state ?? state) : state };
  };
  const get = (id: string): { readonly stored: StoredPublication; readonly state: State } => {
    const found = known(id);
    if (found === undefined) throw notFound(`No publication ${id}`, 'Diese Veröffentlichung gibt es nicht (mehr).');
    return found;
  };
  const togetherOf = (id: string): Together => createTogether(root, id, disk);
  const forget = ({ publicationId, steps, folders = [] }: StoredPublication, isUndone: boolean): void => {
    togetherOf(publicationId).clear(steps, isUndone ? folders : []);
    leftRecord(folder, publicationId, disk).end();
    recordOf(folder, publicationId, disk).end();
  };
  const leftOf = (stored: StoredPublication): readonly string[] =>
    leftRecord(folder, stored.publicationId, disk).read() ?? stored.left ?? [];
  /** Runs synchronously, so that no reader in this process sees a partial state. */
  const withdrawn = (stored: StoredPublication): Schema<'ArticlePublication'> => {
    const record = recordOf(folder, stored.publicationId, disk);
    const together = togetherOf(stored.publicationId);
    record.turn('WITHDRAWING');
    together.takeBack(stored.steps);
    together.clear(stored.steps, stored.folders ?? []);
    record.turn('WITHDRAWN');
    return answerOf(stored, 'WITHDRAWN', []);
  };
  const shown = (stored: StoredPublication): Schema<'ArticlePublication'> => {
    const record = recordOf(folder, stored.publicationId, disk);
    const together = togetherOf(stored.publicationId);
    record.turn('SHOWING');
    const left = together.carryOut(stored.steps);
    if (left.length > 0) leftRecord(folder, stored.publicationId, disk).begin('LEFT', left);
    record.turn('SHOWN');
    untidy.add(stored.publicationId);
    return answerOf(stored, 'SHOWN', left);
  };
  /**
   * Shows a publication. If the disk fails meanwhile, everything is rolled back: the editors get the reason, and nothing is shown
   * partially.
   */
  const shownOrNot = (stored: StoredPublication): Schema<'ArticlePublication'> => {
    try {
      return shown(stored);
    } catch (error) {
      withdrawn(stored);
      throw error;
    }
  };
  /** Ids of shown publications whose old texts may still be next to their documents. */
  const untidy = new Set<string>();
  const tidy = (): void => {
    for (const id of untidy) {
      const found = known(id);
      if (found?.state === 'SHOWN' && now() - found.stored.at <= WITHDRAWABLE_MS) continue;
      if (found?.state === 'SHOWN') togetherOf(id).clear(found.stored.steps, []);
      untidy.delete(id);
    }
  };
  const forgetOld = (): void => {
    for (const id of storedIds(folder, disk)) {
      const found = known(id);
      if (found !== undefined && !isUnderWay(found.state) && now() - found.stored.at > DAY_MS)
        forget(found.stored, found.state === 'PREPARED');
    }
  };

  // If the disk fails now, it is tried again at the next operation of the editors: the portal starts without them.
  unlessRefused(() => {
    for (const id of storedIds(folder, disk)) {
      const found = known(id);
      if (found?.state === 'SHOWING') unlessRefused(() => shownOrNot(found.stored));
      if (found?.state === 'WITHDRAWING') unlessRefused(() => withdrawn(found.stored));
      if (found?.state === 'SHOWN') untidy.add(id);
    }
  });
  unlessRefused(forgetOld);
  return {
    prepare: onDisk(({ publicationId, editor, message, changes }) => {
      unlessRefused(forgetOld);
      const wanted = changes.map(({ file, text }) => ({ file, is: text ?? null }));
      const found = known(publicationId);
      if (found !== undefined) {
        const { stored, state } = found;
        const isSame = JSON.stringify(stored.steps.map(({ file, is }) => ({ file, is }))) === JSON.stringify(wanted);
        if (isSame && !state.startsWith('WITHDRAW')) return answerOf(stored, state, leftOf(stored));
        throw conflict(`The id ${publicationId} is taken`, 'Diese Kennung hat schon eine andere Veröffentlichung.', []);
      }
      const steps = wanted.map(({ file, is }): Step => ({ file, was: documents.text(file), is }));
      const changed = steps.filter(({ was, is }, index) => was !== is && revisionOf(was) !== changes[index]?.was).map(({ file }) => file);
      const twice = wanted.filter(({ file }, index) => wanted.findIndex((other) => other.file === file) !== index).map(({ file }) => file);
      if (changed.length + twice.length > 0)
        throw conflict(
          `Not as the editors have seen them: ${[...changed, ...twice].join(', ')}`,
          `Andere haben inzwischen veröffentlicht: ${[...changed, ...twice].join(', ')}. Übernimm erst deren Stand.`,
          [...new Set([...changed, ...twice])],
        );
      const impossible = impossibleIn(root, steps, disk);
      if (impossible !== undefined) throw noStorage(`Cannot be stored: ${impossible.file}`, impossible.message);
      const findings = check(steps);
      if (findings.length > 0)
        throw new HttpFault(
          422,
          `${findings.length} findings`,
          'So wären die Dokumente fehlerhaft. Nichts ist veröffentlicht.',
          undefined,
          1422,
          {
            findings,
          },
        );
      const together = togetherOf(publicationId);
      const stored: StoredPublication = { publicationId, editor, message, at: now(), steps, folders: together.missingFolders(steps) };
      try {
        recordOf(folder, publicationId, disk).begin('PREPARED', stored);
        together.stage(steps, stored.folders ?? []);
      } catch (error) {
        unlessRefused(() => forget(stored, true));
        throw error;
      }
      return answerOf(stored, 'PREPARED', []);
    }),
    show: onDisk((id) => {
      const { stored, state } = get(id);
      if (state.startsWith('WITHDRAW')) throw conflict(`${id} is withdrawn`, 'Diese Veröffentlichung ist zurückgenommen.', []);
      return state === 'SHOWN' ? answerOf(stored, state, leftOf(stored)) : shownOrNot(stored);
    }),
    withdraw: onDisk((id) => {
      const { stored, state } = get(id);
      if (state === 'WITHDRAWN') return answerOf(stored, state, []);
      if (state !== 'PREPARED') return withdrawn(stored);
      // Nothing was visible yet. Files that cannot be removed now are removed by `forgetOld` after a day.
      unlessRefused(() => forget(stored, true));
      return answerOf(stored, 'WITHDRAWN', []);
    }),
    drop: onDisk((id) => {
      const { stored, state } = get(id);
      if (state !== 'PREPARED') throw conflict(`${id} is shown`, 'Diese Veröffentlichung ist schon gezeigt.', []);
      forget(stored, true);
    }),
    tidy: () => unlessRefused(tidy),
  };
}

/** Runs work that can be retried later if the disk fails now. */
function unlessRefused(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (diskCode(error) === undefined) throw error;
  }
}

/** Returns the content of a file; undefined if a power failure has truncated it. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isUnderWay(state: State): boolean {
  return state === 'SHOWING' || state === 'WITHDRAWING';
}

/** Turns a failure of the disk into 507, which says that waiting does not help. */
function onDisk<Input, Output>(run: (input: Input) => Output): (input: Input) => Output {
  return (input) => {
    try {
      return run(input);
    } catch (error) {
      const code = diskCode(error);
      if (code === undefined) throw error;
      throw noStorage(`The disk refuses: ${code}`, `${diskReason(error)}.`);
    }
  };
}

function answerOf({ publicationId, steps }: StoredPublication, state: State, left: readonly string[]): Schema<'ArticlePublication'> {
  const answer = { publicationId, files: steps.map(({ file }) => file) };
  if (state === 'PREPARED') return { ...answer, state };
  return state.startsWith('WITHDRAW') ? { ...answer, state: 'WITHDRAWN' } : { ...answer, state: 'SHOWN', left: [...left] };
}

function conflict(message: string, display: string, changed: readonly string[]): HttpFault {
  return new HttpFault(409, message, display, undefined, 1409, { changed });
}

function noStorage(message: string, display: string): HttpFault {
  return new HttpFault(507, message, display);
}
