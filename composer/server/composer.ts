import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Call } from '#client/call.ts';
import { makePrivate } from '#documents/files/private-folder.ts';
import type { Editor } from '../api.ts';
import type { JobLimits } from '../jobs/limits.ts';
import { createPool } from '../jobs/pool.ts';
import { createSlots } from '../jobs/slots.ts';
import type { JobSettings } from '../jobs/context.ts';
import type { ComposerJobs } from '../jobs/registry.ts';
import type { Access } from './access.ts';
import type { Articles } from './articles/articles.ts';
import { createLook } from './articles/look.ts';
import { createChecker } from './checked.ts';
import { createDraftActions } from './draft-actions.ts';
import { createDraftTexts } from './draft-texts.ts';
import { createDrafts } from './drafts.ts';
import type { Folders } from './files.ts';
import { createHistory } from './history.ts';
import { createLog } from './log.ts';
import { createGate, type Gate } from './gate.ts';
import { createPlans } from './plans.ts';
import { createProcessRenderer } from './rendering/process-renderer.ts';
import { createInProcessRenderer } from './rendering/in-process-renderer.ts';
import { createPresence } from './presence.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPreviews, type Previews } from './preview.ts';
import { createPictureActions } from './pictures/pictures.ts';
import { createStudio } from './pictures/studio.ts';
import { createPublisher, type PublishedParts } from './publisher.ts';
import { createSayOnce } from './say-once.ts';
import { createRouter } from './router.ts';
import { composerHandlers, type AuditEntry } from './handlers.ts';
import { blockEntries } from './words.ts';
import { createStage } from './stage.ts';
import { createWorkspace } from './workspace.ts';

export interface ComposerSettings {
  readonly folders: Folders;
  /** Articles at their provider. */
  readonly articles: Articles;
  /** Folder of the composer's own files: drafts, journal, history, audit log. */
  readonly data: string;
  /** Root folder of the project. */
  readonly project: string;
  readonly access: Access;
  /** Calls the provider without a user. */
  readonly call: Call;
  /**
   * Checks a visitor who follows a preview link.
   * @throws Refusal for visitors who may not use preview links
   */
  readonly visit?: (request: IncomingMessage) => void;
  /** Called after every publication. */
  readonly published?: (what: PublishedParts) => void;
  /** Returns true for a current editor, whose preview links are valid. */
  readonly isEditor?: (editor: Editor) => boolean;
  /** Returns true if an editor may still publish what they have planned. */
  readonly mayPublish?: (editor: Editor) => boolean;
  /** Whether previews are rendered in a separate process, with the built site. */
  readonly hasRenderProcess?: boolean;
  /** Maximum time that a publication waits for a provider that has become unreachable, in ms. */
  readonly patience?: number;
  /** Minimum time between two publications in ms; 0 by default. */
  readonly spacing?: number;
  /** Limits of jobs that differ from the defaults. */
  readonly jobs?: Partial<JobLimits>;
  /** Clock, in ms since 1970. */
  readonly now?: () => number;
  /** Runs a function after a delay in ms. */
  readonly later?: (milliseconds: number, run: () => Promise<void>) => void;
}

export interface Composer {
  /** Answers requests under `/redaktion/api/`. */
  readonly answer: RequestListener;
  readonly previews: Previews;
  /** Ends the job processes. */
  close(): void;
}

/** Time until an unreachable provider is tried again, in ms. */
const RETRY = 2_000;

/** Creates the composer's server. Completes a publication that a crash has interrupted, and carries out plans whose time has passed. */
export function createComposer({
  folders,
  articles,
  data,
  project,
  access,
  call,
  visit,
  published = () => undefined,
  mayPublish = () => true,
  isEditor = () => true,
  hasRenderProcess = false,
  patience,
  spacing,
  jobs,
  now = Date.now,
  later = (milliseconds, run) => void setTimeout(() => void run(), milliseconds).unref(),
}: ComposerSettings): Composer {
  makePrivate(
    data,
    Object.values(folders).filter((folder) => folder !== folders.content),
  );
  const drafts = createDrafts(data);
  const slots = createSlots();
  const pool = createPool<ComposerJobs>({
    slots,
    entry: new URL('../jobs/process.ts', import.meta.url),
    settings: { folders, project } satisfies JobSettings,
    ...(jobs && { limits: jobs }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Jobs ask for nothing else (`addressesBy`)
    host: async (_, input) => call(...(input as Parameters<Call>)),
  });
  const history = createHistory(folders, data, now);
  const blocks = () => blockEntries(project);
  const checker = createChecker(folders);
  const renderer = hasRenderProcess ? createProcessRenderer(folders, {}, slots) : createInProcessRenderer(checker);
  const studio = createStudio(jobs, slots);
  const pictures = createPictureActions(folders.images, join(data, 'deleted-pictures'), studio);
  const stage = createStage(pool, drafts);
  const said = createSayOnce();
  const publisher = createPublisher({
    folders,
    data,
    articles,
    drafts,
    history,
    checker,
    pool,
    stage,
    pictures,
    published(what) {
      renderer.published();
      published(what);
    },
    patience,
    spacing,
    report: (event, causes) => (event === 'publication-taken-back' ? said.now : said.say)(event, causes),
    left: () => finishLater(),
  });
  const audit = createLog<AuditEntry>(join(data, 'audit.jsonl'), false);
  const plans = createPlans({
    folders,
    data,
    drafts,
    publisher,
    mayPublish,
    now,
    later,
    report(editor, files, fault) {
      const what = fault === undefined ? { action: 'publish' } : { action: 'plan failed', reason: fault.message };
      for (const file of files) audit.add({ at: new Date(now()).toISOString(), editor: editor.email, ...what, file });
    },
  });
  const workspace = createWorkspace({ folders, drafts, plans: plans.list, stage, now });
  const draftActions = createDraftActions({ folders, drafts, stage, workspace, now });
  const links = createPreviewLinks(data, now, isEditor);
  const enter = createGate(access);
  const gate: Gate = async (...asked) => {
    const session = await enter(...asked);
    renderer.prepare();
    return session;
  };
  const parts = {
    project,
    draftActions,
    stage,
    drafts,
    workspace,
    publisher,
    plans,
    history,
    presence: createPresence(now),
    links,
    pictures,
    audit,
    blocks,
    now,
    pool,
  };
  let isWaiting = false;
  const finishLater = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    later(RETRY, () => publisher.inTurn(finish));
  };
  const finish = async (): Promise<void> => {
    isWaiting = false;
    try {
      // Finishes an interrupted publication together with its articles.
      await publisher.finish();
      if (!isWaiting) said.end('publication-ended');
    } catch (error) {
      finishLater();
      said.say('publication-left', { fault: error });
    }
  };
  void publisher.inTurn(finish).then(plans.carryOut);
  const look = createLook(articles, publisher.inTurn);
  const router = createRouter(composerHandlers(parts), gate);
  return {
    answer: (request, response) => void look().then(() => router(request, response)),
    previews: createPreviews({
      overlay: createDraftTexts(drafts),
      renderer,
      arrives: drafts.arrives,
      gate,
      links,
      visit,
    }),
    close() {
      pool.close();
      studio.close();
      renderer.close();
    },
  };
}
