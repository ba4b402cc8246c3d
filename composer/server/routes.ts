import { randomBytes } from 'node:crypto';
import { isRecord } from '#config/reader/path.ts';
import { readPath } from '#config/routes/path.ts';
import type { BlockEntry, ConflictOfWindows, DraftState, Editor } from '../api.ts';
import type { Addresses } from './addresses.ts';
import type { Checker } from './checked.ts';
import type { Desk } from './desk.ts';
import type { Draft, Drafts } from './drafts.ts';
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
import { numberIn, textIn } from './read-body.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Asked, Route } from './router.ts';
import { rename } from './rename.ts';
import { schemaOf } from './schemas.ts';
import { madeFrom, templateEntries } from './templates/templates.ts';
import { usesOf } from './uses.ts';
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
  readonly addresses: Addresses;
  readonly checker: Checker;
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

/** Everything that the app may ask. */
export function composerRoutes(parts: RouteParts): readonly Route[] {
  const { project, addresses, checker, desk, drafts, workspace, publisher, plans } = parts;
  const { history, presence, links, pictures, audit, blocks, now, pool } = parts;
  const note = ({ session, file }: Pick<Asked, 'session' | 'file'>, action: string): void =>
    audit.add({ at: new Date(now()).toISOString(), editor: session.editor.email, action, file });
  /** A change of a draft: done, noted, answered with the draft as it is then. */
  const changing = (
    method: Route['method'],
    action: string,
    change: (asked: Asked) => Draft | { readonly draft: Draft; readonly at: string | undefined } | Promise<Draft>,
  ): Route => ({
    method,
    path: new RegExp(`^drafts/(?<file>.+\\.yaml)/${action}$`, 'u'),
    role: 'redaktion',
    async answer(asked) {
      documentKind(asked.file);
      const changed = await change(asked);
      note(asked, action);
      return workspace.state(
        asked.session.editor,
        asked.file,
        'own',
        'draft' in changed ? changed.at : changed.changes[changed.done - 1]?.at,
      );
    },
  });
  const everywhere = () => {
    checker.look();
    const editors = new Map(drafts.list().map(({ editor }) => [editor.id, editor]));
    const planned = plans.overlays().map((overlay) => checker.with(overlay));
    return [checker.with(new Map()), ...[...editors.values()].map(workspace.preview), ...planned];
  };
  const reading = (path: RegExp, answer: Route['answer']): Route => ({ method: 'GET', path, role: 'redaktion', answer });
  return [
    reading(/^session$/u, ({ session }) => session),
    reading(/^documents$/u, ({ session }) => workspace.documents(session.editor)),
    reading(/^schemas\/(?<rest>[A-Za-z-]+)$/u, ({ rest }) => schemaOf(project, rest)),
    reading(/^blocks$/u, () => ({ blocks: blocks() })),
    reading(/^drafts\/(?<file>.+\.yaml)$/u, ({ session, file }) => workspace.state(session.editor, file, 'whole')),
    reading(/^drafts\/(?<file>.+\.yaml)\/findings$/u, ({ session, file }) => workspace.findings(session.editor, file)),
    reading(/^drafts\/(?<file>.+\.yaml)\/difference$/u, ({ session, file }) => {
      documentKind(file);
      return { differences: workspace.difference(session.editor, file) };
    }),
    changing('POST', 'edits', ({ session, file, body }) =>
      desk.edit(session.editor, file, numberIn(body, 'version'), body['patch'], {
        joins: body['joins'] === true,
        conflicts: conflictsIn(body['conflicts']),
      }),
    ),
    changing('POST', 'undo', ({ session, file, body }) => desk.undo(session.editor, file, numberIn(body, 'version'))),
    changing('POST', 'redo', ({ session, file, body }) => desk.redo(session.editor, file, numberIn(body, 'version'))),
    changing('PUT', 'text', ({ session, file, body }) => desk.write(session.editor, file, numberIn(body, 'version'), textIn(body, 'text'))),
    changing('POST', 'create', ({ session, file, body }) => desk.create(session.editor, file, textIn(body, 'text'))),
    changing('POST', 'deletion', ({ session, file, body }) => desk.remove(session.editor, file, numberIn(body, 'version'))),
    changing('POST', 'rebase', ({ session, file, body }) => desk.rebase(session.editor, file, numberIn(body, 'version'))),
    changing('POST', 'decisions', ({ session, file, body }) => {
      const take = body['take'];
      if (take !== 'mine' && take !== 'theirs') refuse(400, '„take“ ist „mine“ oder „theirs“.');
      return desk.decide(session.editor, file, numberIn(body, 'version'), textIn(body, 'at'), take);
    }),
    changing('POST', 'restore', async ({ session, file, body }) => {
      const found = await history.at(file, textIn(body, 'entry'));
      const text = found?.after ?? refuse(404, 'Diesen Stand gibt es nicht.');
      return desk.write(session.editor, file, numberIn(body, 'version'), text);
    }),
    {
      method: 'DELETE',
      path: /^drafts\/(?<file>.+\.yaml)$/u,
      role: 'redaktion',
      answer(asked) {
        const { session, file, query } = asked;
        const draft = drafts.get(session.editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf.`);
        if (String(draft.version) !== query.get('version')) throw new Refusal(409, workspace.state(session.editor, file, 'whole'));
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
          const plan = plans.add(session.editor, files, message, textIn(body, 'at'));
          for (const { file } of files) note({ session, file }, 'plan');
          return { plan };
        }
        const by = { editor: session.editor, message, publication: `n-${randomBytes(12).toString('hex')}` };
        const { chosen, steps } = await publisher.inTurn(async () => {
          const wanted = publisher.chosen(session.editor, files);
          publisher.check(wanted);
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
      answer({ session, rest, body }) {
        const at = body['at'] === undefined ? {} : { at: textIn(body, 'at') };
        const plan = plans.change(session.editor, rest, { ...at, fresh: body['fresh'] === true });
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
    reading(/^addresses\/(?<file>.+\.yaml)$/u, async ({ session, file, query }) => {
      documentKind(file);
      return { addresses: await addresses.of(workspace.preview(session.editor), file, query.get('q') ?? '') };
    }),
    reading(/^templates$/u, ({ session }) => ({ templates: templateEntries({ loaded: workspace.preview(session.editor), now: now() }) })),
    {
      method: 'POST',
      path: /^templates\/(?<rest>[a-z-]+)$/u,
      role: 'redaktion',
      answer({ session: { editor }, session, rest, body }) {
        const made = madeFrom(rest, body['answers'], { loaded: workspace.preview(editor), now: now() });
        const draft =
          'text' in made
            ? desk.create(editor, made.file, made.text)
            : desk.edit(editor, made.file, drafts.get(editor, made.file)?.version ?? 0, [{ op: 'add', ...made.add }]);
        note({ session, file: made.file }, 'create');
        return workspace.state(editor, made.file, 'whole', draft.changes[draft.done - 1]?.at ?? '');
      },
    },
    reading(/^uses\/(?<file>.+\.yaml)$/u, ({ session, file }) => {
      documentKind(file);
      return usesOf(checker, workspace.overlay(session.editor), file);
    }),
    {
      method: 'POST',
      path: /^drafts\/(?<file>.+\.yaml)\/route$/u,
      role: 'redaktion',
      answer(asked) {
        const { session, file, body } = asked;
        const wanted = { file, version: numberIn(body, 'version'), route: textIn(body, 'route'), redirect: body['redirect'] === true };
        const stateOf = (editor: Editor, name: string): DraftState => workspace.state(editor, name, 'own');
        const renamed = rename({ checker, desk, overlayOf: workspace.overlay, stateOf }, session.editor, wanted);
        for (const name of renamed.files) note({ session, file: name }, 'route');
        return renamed;
      },
    },
    ...pictureRoutes({ pictures, documents: workspace.preview, everywhere, note }),
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
