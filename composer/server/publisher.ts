import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Editor, Published, WantedDocument } from '../api.ts';
import type { Pool } from '../jobs/pool.ts';
import type { ComposerJobs } from '../jobs/registry.ts';
import type { Scene } from '../jobs/documents/scene.ts';
import type { Checker } from './checked.ts';
import { textOf, type Draft, type Drafts } from './drafts.ts';
import { revisionOf, type Step } from '#documents/files/step.ts';
import { isOfContent, readDocumentText, type Folders } from './files.ts';
import type { History } from './history.ts';
import type { PictureActions } from './pictures/pictures.ts';
import { endPublication, finishPublication, isUnfinished, publish } from './publication.ts';
import type { LeftBehind, PublicationParts, Trace } from './publication-parts.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Stage } from './stage.ts';
import { createTurns, type Turns } from './turns.ts';

/** Publishes drafts, immediately or by a plan. All publications go through it. */
export interface Publisher {
  /**
   * Drafts to publish.
   * @throws Refusal 404 for a missing draft, 409 for one with another version than the editor has seen
   */
  chosen(editor: Editor, wanted: readonly WantedDocument[]): readonly Draft[];
  /**
   * Checks drafts before publication.
   * @param before plans that will be carried out before it
   * @throws Refusal 409 for outdated drafts, 422 when the configuration would have an error
   */
  check(editor: Editor, chosen: readonly Draft[], before?: Scene['drafts']): Promise<void>;
  /**
   * Rebases drafts on the published documents.
   * @throws Refusal 409 for conflicts that an editor has to resolve
   */
  rebased(editor: Editor, chosen: readonly Draft[]): Promise<readonly Draft[]>;
  /** File changes that result from drafts. */
  steps(chosen: readonly Draft[]): readonly Step[];
  /** Runs publications one after the other, so that a check is still valid when the publication is written. */
  readonly inTurn: Turns;
  /**
   * Writes all documents with their history entry, or nothing, and reloads the portal.
   * @throws Refusal as `publish`
   */
  write(chosen: readonly Draft[], steps: readonly Step[], by: Noted): Promise<void>;
  /** Completes the history entry and deletes the published drafts, except for later edits. After a crash, the next start does this. */
  note(chosen: readonly Draft[], steps: readonly Step[], by: Noted): Promise<Published>;
  /**
   * Completes an interrupted publication.
   * @throws Refusal 503 while the provider is unreachable, 507 while the disk refuses
   */
  finish(): Promise<void>;
}

export interface Noted {
  readonly editor: Editor;
  readonly message: string;
  /** Id of the publication; each is recorded only once. */
  readonly publication: string;
}

/** Facts about a publication that the portal cannot see by comparing its documents. */
export interface PublishedParts {
  readonly hasArticles: boolean;
}

export interface PublisherParts extends Omit<PublicationParts, 'trace' | 'recovered'> {
  readonly drafts: Drafts;
  readonly history: History;
  readonly checker: Pick<Checker, 'look' | 'fingerprint'>;
  readonly pool: Pool<ComposerJobs>;
  readonly stage: Stage;
  /** Paths of used pictures, which are committed with the documents. */
  readonly pictures: Pick<PictureActions, 'named'>;
  /** Minimum time between two publications in ms: the portal loads each on the thread that serves visitors. */
  readonly spacing?: number | undefined;
  /** Called after every publication, so that the portal loads the new documents. */
  readonly published: (what: PublishedParts) => void;
}

export function createPublisher({
  folders,
  data,
  articles,
  drafts,
  history,
  checker,
  pool,
  stage,
  pictures,
  published,
  left,
  patience,
  report,
  spacing,
}: PublisherParts): Publisher {
  const seen = (): void => {
    checker.look();
    stage.written();
  };
  const unnoted = (error: unknown): void => warn('publication-not-noted', { fault: describeError(error) });
  /** Reduces a draft to the edits since its publication. The editor may continue to edit meanwhile. */
  const leaveRest = async (editor: Editor, earlier: Draft): Promise<void> => {
    for (let draft = drafts.read(editor, earlier.file); draft !== undefined; draft = drafts.read(editor, earlier.file)) {
      const rest = await pool.run(editor.id, 'remainingChanges', { draft, earlier });
      if (drafts.get(editor, earlier.file)?.version !== draft.version) continue;
      if (rest !== undefined) drafts.save([rest]);
      return;
    }
  };
  /** Files of the pictures that documents use. A failure is only logged, since it must not prevent the publication. */
  const picturesOf = async (editor: Editor, files: ReadonlySet<string>): Promise<readonly string[]> => {
    try {
      return pictures.named(await stage.askWith(editor.id, 'pictureUses', [], {}), files);
    } catch (error) {
      unnoted(error);
      return [];
    }
  };
  /** Last publication that this process recorded, with its commit. */
  let traced: { readonly publication: string; readonly commit: string | undefined } | undefined;
  const trace: Trace = {
    ready: (steps, { by }) => history.ready(steps, by),
    async leave(steps, { by, drafts: chosen }) {
      seen();
      const named = await picturesOf(by.editor, new Set(chosen.map(({ file }) => file)));
      traced = { publication: by.publication, commit: await history.note(steps, by, named) };
    },
    isLeft: async ({ by }) => history.isNoted(by.publication),
    takeBack: (steps, { by }) => history.takeBack(steps, by),
  };
  const recovered = async ({ drafts: chosen, steps, by }: LeftBehind): Promise<void> => {
    seen();
    await publisher.note(chosen, steps, by).catch(unnoted);
  };
  const parts = { folders, data, articles, patience, report, trace, recovered, left };
  const publisher: Publisher = {
    inTurn: createTurns(spacing),
    chosen: (editor, wanted) =>
      wanted.map(({ file, version }) => {
        const draft = drafts.read(editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf.`);
        if (draft.version !== version) refuse(409, `Der Entwurf von ${file} hat sich geändert. Sieh ihn noch einmal an.`);
        return draft;
      }),
    rebased: (editor, chosen) => pool.run(editor.id, 'rebaseDrafts', chosen),
    async check(editor, chosen, before = []) {
      seen();
      const stale = chosen.filter((draft) => isStale(folders, draft) || draft.conflicts.length > 0).map(({ file }) => file);
      if (stale.length > 0)
        throw new Refusal(409, {
          message: `Andere haben inzwischen veröffentlicht: ${stale.join(', ')}. Übernimm erst deren Stand.`,
          stale,
        });
      const texts = chosen.map((draft) => [draft.file, textOf(draft)] as const);
      const findings = await stage.askWith(editor.id, 'errors', before, { texts });
      if (findings.length > 0)
        throw new Refusal(422, { message: 'So wäre die Konfiguration fehlerhaft. Nichts ist veröffentlicht.', findings });
    },
    steps: (chosen) => chosen.map((draft): Step => ({ file: draft.file, was: readDocumentText(folders, draft.file), is: textOf(draft) })),
    async write(chosen, steps, { editor, message, publication }) {
      const by = { editor, message, publication };
      try {
        await publish(parts, steps, by, { by, drafts: chosen });
      } finally {
        // Runs after a failure as well, because articles of a reverted publication may have been visible for a moment.
        seen();
        published({ hasArticles: steps.some(({ file }) => isOfContent(file)) });
      }
    },
    async note(chosen, steps, { editor, message, publication }) {
      // Records a publication that another process or an earlier version has written.
      if (traced?.publication !== publication) await trace.leave(steps, { by: { editor, message, publication }, drafts: chosen });
      for (const earlier of chosen) {
        // The document was changed by hand meanwhile and not overwritten: the draft is the only copy of the editor's work.
        if (!isOfContent(earlier.file) && steps.some(({ file, is }) => file === earlier.file && readDocumentText(folders, file) !== is))
          continue;
        const draft = drafts.get(editor, earlier.file);
        // A new draft may have reached the same version number meanwhile, so the time of saving is compared too.
        if (draft?.version === earlier.version && draft.savedAt === earlier.savedAt) drafts.drop(editor, earlier.file);
        else if (draft !== undefined) await leaveRest(editor, earlier).catch(unnoted);
      }
      endPublication(data, publication);
      const commit = traced?.commit;
      return {
        revision: revisionOf(checker.fingerprint()),
        files: chosen.map(({ file }) => file),
        ...(commit !== undefined && { commit }),
      };
    },
    async finish() {
      if (!isUnfinished(data)) return;
      await finishPublication(parts);
      published({ hasArticles: true });
    },
  };
  return publisher;
}

/** Returns true if others have published the document since the draft was started. */
function isStale(folders: Folders, draft: Draft): boolean {
  return revisionOf(readDocumentText(folders, draft.file)) !== draft.revision;
}
