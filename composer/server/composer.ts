import { mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Call } from '#client/call.ts';
import type { Access } from './access.ts';
import { createAddresses } from './addresses.ts';
import { createChecker } from './checked.ts';
import { createDesk } from './desk.ts';
import { createDrafts } from './drafts.ts';
import type { Folders } from './files.ts';
import { createHistory } from './history.ts';
import { createLog } from './log.ts';
import { createGate } from './gate.ts';
import { createPresence } from './presence.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPreviews, type Previews } from './preview.ts';
import { createPictureDesk } from './pictures/pictures.ts';
import { finishPublication } from './publication.ts';
import { createRouter } from './router.ts';
import { composerRoutes, type AuditEntry } from './routes.ts';
import { blockEntries, wordsOf } from './words.ts';
import { findSchema } from './schemas.ts';
import { createWorkspace } from './workspace.ts';

export interface ComposerSettings {
  readonly folders: Folders;
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
  readonly published?: () => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Composer {
  /** Answers what stands under `/redaktion/api/`. */
  readonly answer: RequestListener;
  readonly previews: Previews;
}

/** The composer's server: carries out what a sudden death has left of a publication. */
export function createComposer({
  folders,
  data,
  project,
  access,
  call,
  visit,
  published = () => undefined,
  now = Date.now,
}: ComposerSettings): Composer {
  mkdirSync(data, { recursive: true });
  finishPublication(folders, data);
  const drafts = createDrafts(data);
  const history = createHistory(folders, data, now);
  const blocks = () => blockEntries(project);
  const checker = createChecker(folders);
  const pictures = createPictureDesk(folders.images);
  const workspace = createWorkspace({
    folders,
    data,
    drafts,
    history,
    checker,
    pictures,
    words: (kind) => wordsOf(blocks(), findSchema(project, kind)),
    published,
  });
  const desk = createDesk({ folders, drafts, history, now, stateOf: (editor, file) => workspace.state(editor, file, 'whole') });
  const audit = createLog<AuditEntry>(join(data, 'audit.jsonl'), false);
  const links = createPreviewLinks(data, now);
  const gate = createGate(access);
  const parts = {
    project,
    addresses: createAddresses(call),
    checker,
    desk,
    drafts,
    workspace,
    history,
    presence: createPresence(now),
    links,
    pictures,
    audit,
    blocks,
    now,
  };
  return {
    answer: createRouter(composerRoutes(parts), gate),
    previews: createPreviews({ documents: workspace.preview, gate, links, visit }),
  };
}
