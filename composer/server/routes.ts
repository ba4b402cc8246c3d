import { randomBytes } from 'node:crypto';
import { isRecord } from '#config/reader/path.ts';
import { readPath } from '#config/routes/path.ts';
import type { BlockEntry, ConflictOfWindows, Editor } from '../api.ts';
import type { PictureUses } from '../jobs/documents/pictures.ts';
import type { DraftStep } from '../jobs/documents/steps.ts';
import type { Desk } from './desk.ts';
import type { Drafts } from './drafts.ts';
import { sentenceIn } from './editor-name.ts';
import { documentKind } from './files.ts';
import type { History } from './history.ts';
import type { Log } from './log.ts';
import type { Pool } from '../jobs/pool.ts';
import type { ComposerJobs } from '../jobs/registry.ts';
import { SHARED_PREVIEW } from './preview.ts';
import type { PictureDesk } from './pictures/pictures.ts';
import { pictureRoutes } from './pictures/routes.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { Plans } from './plans.ts';
import type { PresenceBoard } from './presence.ts';
import type { Publisher, Wanted } from './publisher.ts';
import { numberIn, textIn, WITH_DOCUMENT } from './read-body.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Asked, Route } from './router.ts';
import { schemaOf } from './schemas.ts';
import type { Stage } from './stage.ts';
import { withoutOptions } from './wanted-page.ts';
import type { Workspace } from './workspace.ts';

/** Who did what to which document when, for those who have to know later. */
export interface AuditEntry {
  readonly at: string;
  readonly editor: string;
  readonly action: string;
  readonly file: string;
  /** Why it could not be done. */
  readonly reason?: string;
}

export interface RouteParts {
  readonly project: string;
  readonly stage: Stage;
  readonly desk: Desk;
  readonly drafts: Drafts;
  readonly workspace: Workspace;
  readonly publisher: Publisher;
  readonly plans: Plans;
  readonly history: History;
  readonly presence: PresenceBoard;
  readonly links: PreviewLinks;
  readonly pictures: PictureDesk;
  readonly audit: Log<AuditEntry>;
  readonly pool: Pool<ComposerJobs>;
  readonly blocks: () => readonly BlockEntry[];
  readonly now: () => number;
}

/** Steps of one edit; replacing all matches in a long document comes to some hundred. */
const MOST_STEPS = 500;

/** Everything that the app may ask. */
export function composerRoutes(parts: RouteParts): readonly Route[] {
  const { project, stage, desk, drafts, workspace, publisher, plans } = parts;
  const { history, presence, links, pictures, audit, blocks, now, pool } = parts;
  const note = ({ session, file }: Pick<Asked, 'session' | 'file'>, action: string): void =>
    audit.add({ at: new Date(now()).toISOString(), editor: session.editor.email, action, file });
  /** A change of a draft: done, noted, answered with the draft as it is then. */
  const changing = (method: Route['method'], action: string, step: (asked: Asked) => DraftStep | Promise<DraftStep>): Route => ({
    method,
    path: new RegExp(`^drafts/(?<file>.+\\.yaml)/${action}$`, 'u'),
    role: 'redaktion',
    largestBody: WITH_DOCUMENT,
    async answer(asked) {
      const { session, file, body } = asked;
      documentKind(file);
      const taken = await step(asked);
      const state = await desk.take(session.editor, file, taken.kind === 'create' ? 0 : numberIn(body, 'version'), taken);
      note(asked, action);
      return state;
    },
  });
  /** Pictures that are named anywhere, in drafts and plans of all. One job for each: together they would be too much for one. */
  const everywhere = async (editor: Editor): Promise<readonly PictureUses[]> => {
    stage.written();
    const others = Map.groupBy(drafts.list(), (draft) => draft.editor.id);
    const uses: PictureUses[] = [];
    for (const refs of [[], ...others.values(), ...plans.refs().map((plan) => [plan])])
      uses.push(await stage.askWith(editor.id, 'pictureUses', refs, {}));
    return uses;
  };
  const reading = (path: RegExp, answer: Route['answer']): Route => ({ method: 'GET', path, role: 'redaktion', answer });
  return [
    reading(/^session$/u, ({ session }) => {
      // Whoever opens the composer finds the documents loaded when they begin to work.
      pool.prepare();
      return session;
    }),
    reading(/^documents$/u, ({ session }) => workspace.documents(session.editor)),
    reading(/^schemas\/(?<rest>[A-Za-z-]+)$/u, ({ rest }) => schemaOf(project, rest)),
    reading(/^blocks$/u, () => ({ blocks: blocks() })),
    reading(/^drafts\/(?<file>.+\.yaml)$/u, ({ session, file }) => workspace.state(session.editor, file, 'whole')),
    reading(/^drafts\/(?<file>.+\.yaml)\/findings$/u, ({ session, file }) => workspace.findings(session.editor, file)),
    reading(/^drafts\/(?<file>.+\.yaml)\/difference$/u, ({ session, file }) => workspace.difference(session.editor, file)),
    changing('POST', 'edits', ({ body }) => {
      const { patch, joins, conflicts } = body;
      if (Array.isArray(patch) && patch.length > MOST_STEPS)
        refuse(413, `Das sind mehr als ${MOST_STEPS} Schritte in einer Änderung. Teile sie auf.`);
      return { kind: 'edit', patch, joins: joins === true, conflicts: conflictsIn(conflicts) };
    }),
    changing('POST', 'undo', () => ({ kind: 'undo' })),
    changing('POST', 'redo', () => ({ kind: 'redo' })),
    changing('PUT', 'text', ({ body }) => ({ kind: 'write', text: textIn(body, 'text', WITH_DOCUMENT) })),
    changing('POST', 'create', ({ body }) => ({ kind: 'create', text: textIn(body, 'text', WITH_DOCUMENT) })),
    changing('POST', 'deletion', () => ({ kind: 'remove' })),
    changing('POST', 'rebase', ({ file }) => ({ kind: 'rebase', by: history.lastEditor(file) ?? 'von Hand' })),
    changing('POST', 'decisions', ({ body }) => {
      const take = body['take'];
      if (take !== 'mine' && take !== 'theirs') refuse(400, '„take“ ist „mine“ oder „theirs“.');
      return { kind: 'decide', at: textIn(body, 'at'), take };
    }),
    changing('POST', 'restore', async ({ file, body }) => {
      const found = await history.at(file, textIn(body, 'entry'));
      return { kind: 'write', text: found?.after ?? refuse(404, 'Diesen Stand gibt es nicht.') };
    }),
    {
      method: 'DELETE',
      path: /^drafts\/(?<file>.+\.yaml)$/u,
      role: 'redaktion',
      async answer(asked) {
        const { session, file, query } = asked;
        const draft = drafts.get(session.editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf.`);
        if (String(draft.version) !== query.get('version')) throw new Refusal(409, await workspace.state(session.editor, file, 'whole'));
        drafts.drop(session.editor, file);
        note(asked, 'discard');
      },
    },
    {
      method: 'POST',
      path: /^publication$/u,
      role: 'chefredaktion',
      async answer({ session, body }) {
        const files = wantedIn(body['files']);
        const message = sentenceIn(textIn(body, 'message'));
        if (message === '') refuse(400, 'Schreib in einem Satz, was du veröffentlichst.');
        if (body['at'] !== undefined) {
          const plan = await plans.add(session.editor, files, message, textIn(body, 'at'));
          for (const { file } of files) note({ session, file }, 'plan');
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
        for (const { file } of files) note({ session, file }, 'publish');
        return published;
      },
    },
    reading(/^plans$/u, () => ({ plans: plans.list() })),
    {
      method: 'PUT',
      path: /^plans\/(?<rest>[0-9a-f]+)$/u,
      role: 'chefredaktion',
      async answer({ session, rest, body }) {
        const at = body['at'] === undefined ? {} : { at: textIn(body, 'at') };
        const plan = await plans.change(session.editor, rest, { ...at, fresh: body['fresh'] === true });
        for (const { file } of plan.files) note({ session, file }, 'plan');
        return { plan };
      },
    },
    {
      method: 'DELETE',
      path: /^plans\/(?<rest>[0-9a-f]+)$/u,
      role: 'chefredaktion',
      answer({ session, rest }) {
        for (const { file } of plans.drop(rest).files) note({ session, file }, 'drop plan');
      },
    },
    reading(/^addresses\/(?<file>.+\.yaml)$/u, ({ session, file, query }) =>
      workspace.addresses(session.editor, file, (query.get('q') ?? '').slice(0, 200)),
    ),
    reading(/^templates$/u, ({ session }) => workspace.templates(session.editor)),
    {
      method: 'POST',
      path: /^templates\/(?<rest>[a-z-]+)$/u,
      role: 'redaktion',
      async answer({ session, rest, body }) {
        const { files, answer } = await desk.make(session.editor, rest, body['answers']);
        for (const file of files) note({ session, file }, 'create');
        return answer;
      },
    },
    reading(/^uses\/(?<file>.+\.yaml)$/u, ({ session, file }) => workspace.uses(session.editor, file)),
    {
      method: 'POST',
      path: /^drafts\/(?<file>.+\.yaml)\/route$/u,
      role: 'redaktion',
      async answer({ session, file, body }) {
        const wanted = { file, version: numberIn(body, 'version'), route: textIn(body, 'route'), redirect: body['redirect'] === true };
        const { files, answer } = await desk.rename(session.editor, wanted);
        for (const name of files) note({ session, file: name }, 'route');
        return answer;
      },
    },
    ...pictureRoutes({ pictures, uses: (editor) => stage.ask(editor, 'pictureUses', {}), everywhere, note }),
    reading(/^links$/u, ({ session }) => ({ links: links.of(session.editor) })),
    { method: 'GET', path: /^links\/all$/u, role: 'chefredaktion', answer: () => ({ links: links.all() }) },
    {
      method: 'POST',
      path: /^links$/u,
      role: 'redaktion',
      answer({ session, body }) {
        const path = textIn(body, 'path');
        if (readPath(path.split('?')[0] ?? '') === undefined) refuse(400, '„path“ ist keine Adresse einer Seite.');
        const pages = body['pages'] ?? 'one';
        if (pages !== 'one' && pages !== 'all') refuse(400, '„pages“ ist „one“ oder „all“.');
        const { secret, ...link } = links.create(session.editor, path, pages);
        note({ session, file: path }, 'link');
        return { ...link, address: `${SHARED_PREVIEW}${secret}${withoutOptions(path)}` };
      },
    },
    {
      method: 'DELETE',
      path: /^links\/(?<rest>[0-9a-f]+)$/u,
      role: 'redaktion',
      answer({ session, rest }) {
        const isChief = session.roles.includes('chefredaktion');
        if (!links.revoke(rest, isChief ? undefined : session.editor)) refuse(404, 'Diesen Link gibt es nicht (mehr).');
        note({ session, file: rest }, 'revoke link');
      },
    },
    reading(/^history\/(?<file>.+\.yaml)$/u, async ({ file }) => {
      documentKind(file);
      return { entries: await history.of(file) };
    }),
    reading(/^history\/(?<file>.+\.yaml)\/(?<rest>[\w:.-]+)$/u, async ({ session, file, rest }) => {
      documentKind(file);
      const { before, after } = (await history.at(file, rest)) ?? refuse(404, 'Diesen Stand gibt es nicht.');
      return { text: after, differences: await pool.run(session.editor.id, 'compare', { file, before, after }) };
    }),
    {
      method: 'POST',
      path: /^presence$/u,
      role: 'redaktion',
      answer({ session, body }) {
        const file = body['file'] === null ? null : textIn(body, 'file');
        if (file !== null) documentKind(file);
        return { others: presence.at(session.editor, file) };
      },
    },
  ];
}

/** What two windows of an editor have made of the same places. @throws Refusal 400 */
function conflictsIn(value: unknown = []): ConflictOfWindows[] {
  if (!Array.isArray(value) || value.length > 500) refuse(400, '„conflicts“ ist keine Liste von Widersprüchen.');
  return value.map((each: unknown) => {
    if (!isRecord(each)) return refuse(400, '„conflicts“ nennt Stellen mit beiden Fassungen.');
    const { base, theirs, mine } = each;
    return { at: textIn(each, 'at'), base, theirs, mine };
  });
}

function wantedIn(value: unknown): Wanted[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > 500) refuse(400, 'Es fehlt „files“: was veröffentlicht werden soll.');
  const wanted = value.map((each: unknown) =>
    isRecord(each) ? { file: textIn(each, 'file'), version: numberIn(each, 'version') } : refuse(400, '„files“ nennt Dokumente mit Stand.'),
  );
  for (const { file } of wanted) documentKind(file);
  if (new Set(wanted.map(({ file }) => file)).size < wanted.length) refuse(400, '„files“ nennt ein Dokument zweimal.');
  return wanted;
}
