import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Call } from '#client/call.ts';
import { ApiError } from '#client/transport.ts';
import { realDisk, type Disk } from '#documents/files/disk.ts';
import { textAt, type Step } from '#documents/files/step.ts';
import { articlesOfProvider } from '#composer/server/articles/provider-articles.ts';
import type { Articles } from '#composer/server/articles/articles.ts';
import { createLog } from '#composer/server/log.ts';
import type { PublicationParts, Trace } from '#composer/server/publication-parts.ts';
import { HttpFault } from '#provider/base/fault.ts';
import { createDocuments } from '#provider/services/editorial/documents.ts';
import { createPublications, type Publications } from '#provider/services/editorial/publications.ts';
import { Death, type FaultyDisk } from './faulty-disk.ts';

/** Documents of a publication: a changed one, one in a new folder, a removed one, and the same three of the provider. */
export const DOCUMENTS = [
  'pages/home.yaml',
  'pages/neu/tief/seite.yaml',
  'redirects.yaml',
  'content/articles/eins.yaml',
  'content/articles/zwei.yaml',
  'content/articles/drei.yaml',
] as const;
const GONE: ReadonlySet<string> = new Set(['redirects.yaml', 'content/articles/drei.yaml']);
const NEW: ReadonlySet<string> = new Set(['pages/neu/tief/seite.yaml', 'content/articles/zwei.yaml']);

export type Texts = Readonly<Record<string, string | null>>;
export const OLD: Texts = Object.fromEntries(DOCUMENTS.map((file) => [file, NEW.has(file) ? null : `alt: ${file}\n`]));
export const FRESH: Texts = Object.fromEntries(DOCUMENTS.map((file) => [file, GONE.has(file) ? null : `neu: ${file}\n`]));
export const NEXT: Texts = Object.fromEntries(DOCUMENTS.map((file) => [file, `danach: ${file}\n`]));

/** Folders of a composer and a provider that are not running. */
export interface Folders {
  readonly root: string;
  path(file: string): string;
  text(file: string): string | null;
  /** Files that a publication has added beside documents and not removed. */
  besides(): readonly string[];
  remove(): void;
}

export function newFolders(): Folders {
  // Uses memory where the system has such a folder: the test is about operations, not about the disk.
  const root = mkdtempSync(join(statSync('/dev/shm', { throwIfNoEntry: false })?.isDirectory() ? '/dev/shm' : tmpdir(), 'parkett-rounds-'));
  const folders = foldersAt(root);
  for (const folder of ['config/pages', 'content/articles', 'data', 'kept', 'copies']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of DOCUMENTS) {
    const text = OLD[file];
    if (text !== null && text !== undefined) writeFileSync(folders.path(file), text);
  }
  return folders;
}

/** Returns the same folders, created by another process. */
export function foldersAt(root: string): Folders {
  const path = (file: string): string => join(root, file.startsWith('content/') ? file : `config/${file}`);
  return {
    root,
    path,
    text: (file) => textAt(path(file)),
    besides: () =>
      ['config', 'content'].flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp')),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Writes a document as a person with access to the machine does. */
export function writeByHand(folders: Folders, file: string): void {
  mkdirSync(dirname(folders.path(file)), { recursive: true });
  writeFileSync(folders.path(file), HAND);
}
export const HAND = 'von Hand\n';

/** Starts the publications of a provider's process. */
function startProvider(folders: Folders, disk: Disk, now = Date.now): Publications {
  const folder = join(folders.root, 'content');
  return createPublications({
    stateFolder: join(folders.root, 'kept'),
    folder,
    documents: createDocuments(folder),
    check: () => [],
    now,
    disk,
  });
}

/** Advances the clock by 25 hours: the provider deletes records after a day. */
export function passDay(folders: Folders): void {
  startProvider(folders, realDisk, () => Date.now() + 90_000_000);
}

/** Returns articles by the composer's part of the contract, from a provider's process that may die or refuse. */
async function articlesFrom(folders: Folders, disk: Disk, isDead: () => boolean): Promise<Articles> {
  let provider: Publications | undefined;
  const away = (): ApiError => new ApiError({ message: 'away', code: 'NETWORK', isNetworkFailure: true });
  const answer = (operation: string, id: string, body: Parameters<Publications['prepare']>[0]): unknown => {
    const documents = createDocuments(join(folders.root, 'content'));
    if (operation === 'listArticleDocuments') return { list: documents.list() };
    if (operation === 'getArticleDocument') return documents.read(id);
    provider ??= startProvider(folders, disk);
    if (operation === 'createArticlePublication') return provider.prepare(body);
    if (operation === 'confirmArticlePublication') return provider.show(id);
    if (operation === 'withdrawArticlePublication') return provider.withdraw(id);
    return provider.drop(id);
  };
  const call = async (operation: string, { path, body }: { path?: Record<string, string>; body?: never }): Promise<unknown> => {
    try {
      return answer(operation, path?.['publicationId'] ?? path?.['documentId'] ?? '', body as never);
    } catch (error) {
      if (error instanceof HttpFault)
        throw new ApiError({
          message: error.message,
          code: 'HTTP',
          status: error.statusCode,
          body: { displayErrorMessage: error.display, ...error.details },
        });
      // Its process has died, or has an unknown error.
      if (error instanceof Death || isDead()) throw away();
      throw error;
    }
  };
  return articlesOfProvider(call as unknown as Call, 'secret', join(folders.root, 'copies'));
}

/** Starts a composer's process with a provider's: the parts of a publication, with a history whose writes may fail, too. */
export async function startBoth(folders: Folders, composer: Disk, provider: Disk | FaultyDisk): Promise<PublicationParts> {
  const log = createLog<{ readonly publication: string; readonly steps: readonly Step[] }>(
    join(folders.root, 'data/history.jsonl'),
    true,
    composer,
  );
  const isOf = (publication: string) => (entry: { readonly publication: string }) => entry.publication === publication;
  const trace: Trace = {
    ready: async () => undefined,
    async leave(steps, { by }) {
      if (!log.read().some(isOf(by.publication))) log.add({ publication: by.publication, steps });
    },
    isLeft: async ({ by }) => log.read().some(isOf(by.publication)),
    async takeBack(_steps, { by }) {
      log.dropLast(isOf(by.publication));
    },
  };
  const articles = await articlesFrom(folders, provider, () => 'isDead' in provider && provider.isDead());
  await articles.refresh();
  return {
    folders: { config: join(folders.root, 'config'), content: join(folders.root, 'content'), images: '' },
    data: join(folders.root, 'data'),
    articles,
    trace,
    patience: 0,
    disk: composer,
    pause: async () => undefined,
    report: () => undefined,
  };
}

/** Returns the publications in the history. */
export function tracesIn(folders: Folders): readonly string[] {
  const text = textAt(join(folders.root, 'data/history.jsonl'), realDisk) ?? '';
  return text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { publication: string }).publication]));
}
