import { randomBytes } from 'node:crypto';
import { readPath } from '#documents/routes/path.ts';
import type { BlockEntry, Editor, Session, WantedDocument } from '../api.ts';
import type { PictureUses } from '../jobs/documents/pictures.ts';
import type { DraftStep } from '../jobs/documents/steps.ts';
import type { DraftActions } from './draft-actions.ts';
import type { Drafts } from './drafts.ts';
import { sentenceIn } from './editor-name.ts';
import { documentKind } from './files.ts';
import type { History } from './history.ts';
import type { Log } from './log.ts';
import type { Pool } from '../jobs/pool.ts';
import type { ComposerJobs } from '../jobs/registry.ts';
import { SHARED_PREVIEW } from './preview.ts';
import type { PictureActions } from './pictures/pictures.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { Plans } from './plans.ts';
import type { PresenceBoard } from './presence.ts';
import type { Publisher } from './publisher.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Asked, Handlers } from './router.ts';
import { schemaOf } from './schemas.ts';
import type { Stage } from './stage.ts';
import { withoutOptions } from './wanted-page.ts';
import type { Workspace } from './workspace.ts';

/** Entry of the audit log: editor, action, document and time. */
export interface AuditEntry {
  readonly at: string;
  readonly editor: string;
  readonly action: string;
  readonly file: string;
  /** Reason for a failure. */
  readonly reason?: string;
}

export interface HandlerParts {
  readonly project: string;
  readonly stage: Stage;
  readonly draftActions: DraftActions;
  readonly drafts: Drafts;
  readonly workspace: Workspace;
  readonly publisher: Publisher;
  readonly plans: Plans;
  readonly history: History;
  readonly presence: PresenceBoard;
  readonly links: PreviewLinks;
  readonly pictures: PictureActions;
  readonly audit: Log<AuditEntry>;
  readonly pool: Pool<ComposerJobs>;
  readonly blocks: () => readonly BlockEntry[];
  readonly now: () => number;
}

/** Operations that change a draft by one step. */
type Changing =
  | 'changeDraft'
  | 'undoEdit'
  | 'redoEdit'
  | 'changeDraftText'
  | 'createDraft'
  | 'deleteDocument'
  | 'rebaseDraft'
  | 'decideConflict'
  | 'restoreDraft';

/** Fields that all of these calls share. A new document has no version. */
interface Changed {
  readonly session: Session;
  readonly path: { readonly file: string };
  readonly body: { readonly version?: number };
}

/** Handlers for all calls of the app. */
export function composerHandlers(parts: HandlerParts): Handlers {
  const { project, stage, draftActions, drafts, workspace, publisher, plans } = parts;
  const { history, presence, links, pictures, audit, blocks, now, pool } = parts;
  const note = ({ editor }: Session, file: string, action: string): void =>
    audit.add({ at: new Date(now()).toISOString(), editor: editor.email, action, file });
  /** Changes a draft, writes the audit log, and answers with the resulting draft. */
  const changing =
    <Op extends Changing>(action: string, step: (asked: Asked<Op>) => DraftStep | Promise<DraftStep>) =>
    async (asked: Asked<Op> & Changed) => {
      const { session, path, body } = asked;
      const { file } = path;
      const { version = 0 } = body;
      documentKind(file);
      const taken = await step(asked);
      const state = await draftActions.take(session.editor, file, taken.kind === 'create' ? 0 : version, taken);
      note(session, file, action);
      return state;
    };
  /**
   * Pictures used anywhere, including all drafts and plans. Runs one job per editor or plan, because a single job for all would exceed its
   * limits.
   */
  const everywhere = async (editor: Editor): Promise<readonly PictureUses[]> => {
    stage.written();
    const others = Map.groupBy(drafts.list(), (draft) => draft.editor.id);
    const uses: PictureUses[] = [];
    for (const refs of [[], ...others.values(), ...plans.refs().map((plan) => [plan])])
      uses.push(await stage.askWith(editor.id, 'pictureUses', refs, {}));
    return uses;
  };
  return {
    getEditorSession({ session }) {
      // Prepares a job process with the documents loaded, so that it is ready when the editor starts to work.
      pool.prepare();
      return session;
    },
    listDocuments: ({ session }) => workspace.documents(session.editor),
    getDocumentSchema: ({ path }) => schemaOf(project, path.kind),
    listBlocks: () => ({ blocks: blocks() }),
    getDraft: ({ session, path }) => workspace.state(session.editor, path.file, 'whole'),
    getDraftFindings: ({ session, path }) => workspace.findings(session.editor, path.file),
    getDraftDifferences: ({ session, path }) => workspace.difference(session.editor, path.file),
    changeDraft: changing<'changeDraft'>('edits', ({ body: { patch, joins = false, conflicts = [] } }) => ({
      kind: 'edit',
      patch,
      joins,
      conflicts,
    })),
    undoEdit: changing<'undoEdit'>('undo', () => ({ kind: 'undo' })),
    redoEdit: changing<'redoEdit'>('redo', () => ({ kind: 'redo' })),
    changeDraftText: changing<'changeDraftText'>('text', ({ body }) => ({ kind: 'write', text: body.text })),
    createDraft: changing<'createDraft'>('create', ({ body }) => ({ kind: 'create', text: body.text })),
    deleteDocument: changing<'deleteDocument'>('deletion', () => ({ kind: 'remove' })),
    rebaseDraft: changing<'rebaseDraft'>('rebase', ({ path }) => ({ kind: 'rebase', by: history.lastEditor(path.file) ?? 'von Hand' })),
    decideConflict: changing<'decideConflict'>('decisions', ({ body: { at, take } }) => ({ kind: 'decide', at, take })),
    restoreDraft: changing<'restoreDraft'>('restore', async ({ path, body }) => {
      const found = await history.at(path.file, body.entry);
      return { kind: 'write', text: found?.after ?? refuse(404, 'Diesen Stand gibt es nicht.') };
    }),
    async deleteDraft({ session, path: { file }, query }) {
      const draft = drafts.get(session.editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf.`);
      if (draft.version !== query.version) throw new Refusal(409, await workspace.state(session.editor, file, 'whole'));
      drafts.drop(session.editor, file);
      note(session, file, 'discard');
      return undefined;
    },
    async renamePage({ session, path: { file }, body: { version, route, redirect = false } }) {
      const { files, answer } = await draftActions.rename(session.editor, { file, version, route, redirect });
      for (const name of files) note(session, name, 'route');
      return answer;
    },
    async publishDrafts({ session, body }) {
      const files = wantedIn(body.files);
      const message = sentenceIn(body.message);
      if (message === '') refuse(400, 'Schreib in einem Satz, was du veröffentlichst.');
      if (body.at !== undefined) {
        const plan = await plans.add(session.editor, files, message, body.at);
        for (const { file } of files) note(session, file, 'plan');
        return { plan };
      }
      const by = { editor: session.editor, message, publication: `n-${randomBytes(12).toString('hex')}` };
      const { chosen, steps } = await publisher.inTurn(async () => {
        const wanted = publisher.chosen(session.editor, files);
        await publisher.check(session.editor, wanted);
        const taken = publisher.steps(wanted);
        await publisher.write(wanted, taken, by);
        return { chosen: wanted, steps: taken };
      });
      const published = await publisher.note(chosen, steps, by);
      for (const { file } of files) note(session, file, 'publish');
      return published;
    },
    listPlans: () => ({ plans: plans.list() }),
    async changePlan({ session, path, body: { at, fresh = false } }) {
      const plan = await plans.change(session.editor, path.id, { ...(at !== undefined && { at }), fresh });
      for (const { file } of plan.files) note(session, file, 'plan');
      return { plan };
    },
    deletePlan({ session, path }) {
      for (const { file } of plans.drop(path.id).files) note(session, file, 'drop plan');
      return undefined;
    },
    findAddresses: ({ session, path, query }) => workspace.addresses(session.editor, path.file, query?.q ?? ''),
    listTemplates: ({ session }) => workspace.templates(session.editor),
    async createFromTemplate({ session, path, body }) {
      const { files, answer } = await draftActions.make(session.editor, path.template, body.answers);
      for (const file of files) note(session, file, 'create');
      return answer;
    },
    getDocumentUses: ({ session, path }) => workspace.uses(session.editor, path.file),
    ...pictureHandlers({ pictures, uses: (editor) => stage.ask(editor, 'pictureUses', {}), everywhere, note }),
    listLinks: ({ session }) => ({ links: links.of(session.editor) }),
    listAllLinks: () => ({ links: links.all() }),
    createLink({ session, body: { path, pages = 'one' } }) {
      if (readPath(path.split('?')[0] ?? '') === undefined) refuse(400, '„path“ ist keine Adresse einer Seite.');
      const { secret, ...link } = links.create(session.editor, path, pages);
      note(session, path, 'link');
      return { ...link, address: `${SHARED_PREVIEW}${secret}${withoutOptions(path)}` };
    },
    deleteLink({ session, path: { id } }) {
      const isChief = session.roles.includes('chefredaktion');
      if (!links.revoke(id, isChief ? undefined : session.editor)) refuse(404, 'Diesen Link gibt es nicht (mehr).');
      note(session, id, 'revoke link');
      return undefined;
    },
    async listVersions({ path: { file } }) {
      documentKind(file);
      return { entries: await history.of(file) };
    },
    async getVersion({ session, path: { file, entry } }) {
      documentKind(file);
      const { before, after } = (await history.at(file, entry)) ?? refuse(404, 'Diesen Stand gibt es nicht.');
      return { text: after, differences: await pool.run(session.editor.id, 'compare', { file, before, after }) };
    },
    sendPresence({ session, body: { file } }) {
      if (file !== null) documentKind(file);
      return { others: presence.at(session.editor, file) };
    },
  };
}

/**
 * Documents to publish.
 * @throws Refusal 400 for an invalid name, and for one that occurs twice
 */
function wantedIn(wanted: readonly WantedDocument[]): readonly WantedDocument[] {
  for (const { file } of wanted) documentKind(file);
  if (new Set(wanted.map(({ file }) => file)).size < wanted.length) refuse(400, '„files“ nennt ein Dokument zweimal.');
  return wanted;
}
