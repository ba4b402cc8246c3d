import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  BlockEntry,
  Documents,
  DocumentUses,
  DraftDifference,
  DraftFindings,
  DraftState,
  Editor,
  HistoryEntry,
  PlanEntry,
  Presence,
  PreviewLink,
  Published,
  Renamed,
  Session,
} from '../../api.ts';
import { createComposer, type ComposerSettings } from '../composer.ts';
import { articlesIn } from './articles-in-folder.ts';
import type { Folders } from '../files.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const EDITORIAL = join(PROJECT, 'tests/fixtures/editorial');

/** Union of the composer's answers; each test knows which of them it receives. */
type AnswerBody = DraftState &
  Documents &
  Published &
  DocumentUses &
  Renamed &
  DraftFindings &
  PreviewLink & {
    readonly address: string;
    readonly addresses: readonly string[];
    readonly links: readonly PreviewLink[];
    readonly entries: readonly HistoryEntry[];
    readonly differences: readonly DraftDifference[];
    readonly others: readonly Presence[];
    readonly plan: PlanEntry;
    readonly plans: readonly PlanEntry[];
    readonly blocks: readonly BlockEntry[];
    readonly message: string;
    readonly line: number;
    readonly stale: unknown;
  };

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
}

/** Composer over HTTP on temporary documents. */
export interface Running {
  readonly folders: Folders;
  readonly data: string;
  readonly origin: string;
  /** Sends one request as the app does, in the name of one of the editors. */
  ask(method: string, path: string, body?: object, by?: string, headers?: Record<string, string>): Promise<Answer>;
  /** Starts a new server on the same documents and drafts, as after a crash. */
  restart(): Promise<Running>;
  close(): Promise<void>;
}

/** Limits of jobs for tests that are not about them. Other tests use both cores, so that a job that runs only when idle would not end. */
const PATIENT = { seconds: 60, startSeconds: 120, waitSeconds: 120, onlyWhenIdle: false };

export const ANNA: Editor = { id: 'anna', name: 'Anna Beispiel', email: 'anna@verlag.example' };
export const BEN: Editor = { id: 'ben', name: 'Ben Beispiel', email: 'ben@verlag.example' };
const SESSIONS: Readonly<Record<string, Session>> = {
  anna: { editor: ANNA, roles: ['redaktion', 'chefredaktion'] },
  ben: { editor: BEN, roles: ['redaktion', 'chefredaktion'] },
  carl: { editor: { id: 'carl', name: 'Carl', email: 'carl@verlag.example' }, roles: ['redaktion'] },
};

/** Temporary folders with documents, which are removed when the test ends. */
export function ownFolders(): Folders & { readonly root: string } {
  const root = mkdtempSync(join(tmpdir(), 'parkett-composer-'));
  cpSync(EDITORIAL, root, { recursive: true });
  cpSync(join(PROJECT, 'site/public/bilder'), join(root, 'bilder'), { recursive: true });
  return { root, config: join(root, 'config'), content: join(root, 'content'), images: join(root, 'bilder') };
}

/**
 * Starts a composer.
 * @param settings overrides, such as a clock
 */
export async function startComposer(
  folders = ownFolders(),
  data = join(folders.root, 'data'),
  settings: Partial<ComposerSettings> = {},
): Promise<Running> {
  const access = async (request: { readonly headers: Readonly<Record<string, unknown>> }): Promise<Session> => {
    const session = SESSIONS[String(request.headers['x-test-editor'])];
    if (session === undefined) throw new Error('No such editor');
    return session;
  };
  const call = () => Promise.reject(new Error('No provider'));
  const composer = createComposer({
    folders,
    articles: articlesIn(folders.content),
    data,
    project: PROJECT,
    access,
    call,
    jobs: PATIENT,
    ...settings,
  });
  // Same keep-alive timeout as the site, so that a client that sends another request after a long answer can reuse its connection.
  const server = createServer({ keepAliveTimeout: 65_000 }, composer.answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      composer.close();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    folders,
    data,
    origin,
    async ask(method, path, body, by = 'anna', headers = {}) {
      const answer = await fetch(`${origin}/redaktion/api/${path}`, {
        method,
        headers: { 'x-test-editor': by, 'x-parkett-composer': '1', origin, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: JSON.parse(text === '' ? '{}' : text) as AnswerBody };
    },
    async restart() {
      await stop();
      return startComposer(folders, data, settings);
    },
    async close() {
      await stop();
      rmSync(folders.root, { recursive: true, force: true });
    },
  };
}
