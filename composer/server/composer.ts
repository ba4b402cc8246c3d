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
import { createDesk } from './desk.ts';
import { createDraftTexts } from './draft-texts.ts';
import { createDrafts } from './drafts.ts';
import type { Folders } from './files.ts';
import { createHistory } from './history.ts';
import { createLog } from './log.ts';
import { createGate, type Gate } from './gate.ts';
import { createPlans } from './plans.ts';
import { createDrawerAside } from './drawing/draw-aside.ts';
import { createDrawerHere } from './drawing/draw-here.ts';
import { createPresence } from './presence.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPreviews, type Previews } from './preview.ts';
import { createPictureDesk } from './pictures/pictures.ts';
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
  /** Articles as their provider has them. */
  readonly articles: Articles;
  /** Folder of the composer's own files: drafts, journal, history, audit log. */
  readonly data: string;
  /** Folder of the project. */
  readonly project: string;
  readonly access: Access;
  /** Asks the provider, in nobody's name. */
  readonly call: Call;
  /** Refuses who may not even follow a link to a preview. */
  readonly visit?: (request: IncomingMessage) => void;
  /** Told after every publication. */
  readonly published?: (what: PublishedParts) => void;
  /** Whether somebody is an editor now, whose links to previews may be followed. */
  readonly isEditor?: (editor: Editor) => boolean;
  /** Whether somebody may still publish what he has planned. */
  readonly mayPublish?: (editor: Editor) => boolean;
  /** Whether previews are drawn in a process of their own, with the site as it is built. */
  readonly drawsAside?: boolean;
  /** Milliseconds for which a publication waits for a provider that went away in between. */
  readonly patience?: number;
  /** Milliseconds from one publication to the next; none unless given. */
  readonly spacing?: number;
  /** Bounds of jobs other than the usual. */
  readonly jobs?: Partial<JobLimits>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Runs something in so many milliseconds. */
  readonly later?: (milliseconds: number, run: () => Promise<void>) => void;
}

export interface Composer {
  /** Answers what stands under `/redaktion/api/`. */
  readonly answer: RequestListener;
  readonly previews: Previews;
  /** Ends the processes of jobs. */
  close(): void;
}

/** Milliseconds after which a provider that is away is asked again. */
const RETRY = 2_000;

/** The composer's server: carries out what a sudden death has left of a publication, and what was planned for a time that is past. */
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
  drawsAside = false,
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
  const drawer = drawsAside ? createDrawerAside(folders, {}, slots) : createDrawerHere(checker);
  const studio = createStudio(jobs, slots);
  const pictures = createPictureDesk(folders.images, join(data, 'deleted-pictures'), studio);
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
      drawer.published();
      published(what);
    },
    patience,
    spacing,
    tell: (event, causes) => (event === 'publication-taken-back' ? said.now : said.say)(event, causes),
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
    told(editor, files, fault) {
      const what = fault === undefined ? { action: 'publish' } : { action: 'plan failed', reason: fault.message };
      for (const file of files) audit.add({ at: new Date(now()).toISOString(), editor: editor.email, ...what, file });
    },
  });
  const workspace = createWorkspace({ folders, drafts, plans: plans.list, stage, now });
  const desk = createDesk({ folders, drafts, stage, workspace, now });
  const links = createPreviewLinks(data, now, isEditor);
  const enter = createGate(access);
  const gate: Gate = async (...asked) => {
    const session = await enter(...asked);
    drawer.prepare();
    return session;
  };
  const parts = {
    project,
    desk,
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
      drawer,
      arrives: drafts.arrives,
      gate,
      links,
      visit,
    }),
    close() {
      pool.close();
      studio.close();
      drawer.close();
    },
  };
}
