import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '#client/operations.ts';
import { carryOut, revisionOf, type Step } from '#config/files/step.ts';
import { makePrivate } from '#config/files/private-folder.ts';
import { writeWhole } from '#config/files/write-whole.ts';
import { HttpFault, notFound } from '../../base/fault.ts';
import type { Documents } from './documents.ts';
import type { Check } from './findings.ts';

/** Publications of the editors: prepared first, without anybody seeing anything, then shown as a whole. */
export interface Publications {
  /**
   * Checks one and keeps it on the disk; the same once more changes nothing.
   * @throws HttpFault 409 for documents that are not what the editors have seen, 422 with findings
   */
  prepare(input: Schema<'ArticlePublicationInput'>): Schema<'ArticlePublication'>;
  /** Writes all of its documents, once. @throws HttpFault 404 */
  show(id: string): Schema<'ArticlePublication'>;
  /** Forgets one that is only prepared. @throws HttpFault 404, 409 for one that is shown */
  drop(id: string): void;
}

export interface PublicationParts {
  /** Folder in which they are kept. */
  readonly kept: string;
  readonly documents: Documents;
  readonly check: Check;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Kept {
  readonly publicationId: string;
  readonly editor: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `SHOWING`: from here on it is carried out, at the latest at the next start. */
  readonly state: 'PREPARED' | 'SHOWING' | 'SHOWN';
  readonly steps: readonly Step[];
  /** What somebody had changed by hand. */
  readonly left: readonly string[];
}

const DAY_MS = 86_400_000;

/** Carries out at once what a sudden death has left half shown, and forgets what is older than a day. */
export function createPublications({ kept: folder, documents, check, now }: PublicationParts): Publications {
  makePrivate(folder);
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const save = (kept: Kept): Kept => {
    writeWhole(fileOf(kept.publicationId), JSON.stringify(kept));
    return kept;
  };
  const read = (id: string): Kept | undefined =>
    existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as Kept) : undefined;
  const get = (id: string): Kept => {
    const kept = read(id);
    if (kept === undefined) throw notFound(`No publication ${id}`, 'Diese Veröffentlichung gibt es nicht (mehr).');
    return kept;
  };
  /** Without a pause, so that nobody reads half of it in this process. */
  const carriedOut = (kept: Kept): Kept => {
    save({ ...kept, state: 'SHOWING' });
    const left = kept.steps.filter((step) => !carryOut(documents.path(step.file), step)).map(({ file }) => file);
    return save({ ...kept, state: 'SHOWN', left });
  };
  const forgetOld = (): void => {
    for (const { publicationId, at, state } of all())
      if (state !== 'SHOWING' && now() - at > DAY_MS) rmSync(fileOf(publicationId), { force: true });
  };
  const all = (): Kept[] =>
    readdirSync(folder).flatMap((name) => (/^[a-z0-9-]+\.json$/u.test(name) ? (read(name.slice(0, -5)) ?? []) : []));

  for (const kept of all()) if (kept.state === 'SHOWING') carriedOut(kept);
  forgetOld();
  return {
    prepare({ publicationId, editor, message, changes }) {
      forgetOld();
      const wanted = changes.map(({ file, text }) => ({ file, is: text ?? null }));
      const known = read(publicationId);
      if (known !== undefined) {
        if (JSON.stringify(known.steps.map(({ file, is }) => ({ file, is }))) === JSON.stringify(wanted)) return answerOf(known);
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
      return answerOf(save({ publicationId, editor, message, at: now(), state: 'PREPARED', steps, left: [] }));
    },
    show(id) {
      const kept = get(id);
      return answerOf(kept.state === 'SHOWN' ? kept : carriedOut(kept));
    },
    drop(id) {
      if (get(id).state !== 'PREPARED') throw conflict(`${id} is shown`, 'Diese Veröffentlichung ist schon gezeigt.', []);
      rmSync(fileOf(id), { force: true });
    },
  };
}

function answerOf({ publicationId, state, steps, left }: Kept): Schema<'ArticlePublication'> {
  const answer = { publicationId, files: steps.map(({ file }) => file) };
  return state === 'PREPARED' ? { ...answer, state } : { ...answer, state: 'SHOWN', left: [...left] };
}

function conflict(message: string, display: string, changed: readonly string[]): HttpFault {
  return new HttpFault(409, message, display, undefined, 1409, { changed });
}
