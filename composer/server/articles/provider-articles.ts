import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contractPart } from '#blocks/kit/answers/reading.ts';
import type { Call } from '#client/call.ts';
import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import { ApiError } from '#client/transport.ts';
import { isPlainName } from '#documents/files/path-below.ts';
import { createRevisions } from '#documents/files/revisions.ts';
import { revisionOf } from '#documents/files/step.ts';
import { makeFolder } from '#documents/files/make-folder.ts';
import { writeWhole } from '#documents/files/write-whole.ts';
import { CONTENT_FOLDER, kindOf } from '#documents/reader/kinds.ts';
import { isRecord } from '#documents/reader/path.ts';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Fault } from '../../api.ts';
import { Refusal, refuse } from '../refusal.ts';
import { documentFinding } from '../document-finding.ts';
import type { ArticlePublication, Articles } from './articles.ts';

/** Maximum number of concurrent document requests. */
const LANES = 8;

/**
 * Articles by the contract: reads and writes every text through calls of the provider.
 * @param secret token by which the provider recognizes the composer; without it there are no articles
 * @param copies folder of the copies
 */
export function articlesOfProvider(call: Call, secret: string | undefined, copies: string): Articles {
  makeFolder(copies);
  const revisions = createRevisions(copies, isDocument);
  /**
   * Makes one call.
   * @throws Refusal in German for every error
   */
  const ask = async <Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> => {
    if (secret === undefined) refuse(503, 'Beiträge lassen sich hier nicht bearbeiten: PARKETT_EDITORIAL_TOKEN ist nicht gesetzt.');
    try {
      return await call(operation, input, { editorial: secret });
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const bring = async (file: string): Promise<void> => {
    const { text, changedAt } = await ask('getArticleDocument', { path: { documentId: file } });
    const path = join(copies, file);
    writeWhole(path, text, false);
    utimesSync(path, new Date(), new Date(changedAt));
  };
  const prepare = async ({ id, editor, message, steps }: ArticlePublication): Promise<void> => {
    const changes = steps.map(({ file, was, is }): Schema<'ArticleChange'> => ({
      file: file.slice(CONTENT_FOLDER.length),
      was: revisionOf(was),
      ...(is !== null && { text: is }),
    }));
    await ask('createArticlePublication', { body: { publicationId: id, editor, message, changes } });
  };
  const confirm = ({ id }: ArticlePublication) => ask('confirmArticlePublication', { path: { publicationId: id } });
  const articles: Articles = {
    prepare,
    async drop({ id }) {
      await ask('deleteArticlePublication', { path: { publicationId: id } }).catch((error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
      });
    },
    async withdraw(publication) {
      await ask('withdrawArticlePublication', { path: { publicationId: publication.id } }).catch(async (error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
        // The provider stores a publication for a day and on one machine only. If it is gone, publishes the reverse; documents changed by
        // hand since stay.
        const steps = publication.steps.map(({ file, was, is }) => ({ file, was: is, is: was }));
        const reverse = { ...publication, id: `${publication.id}-r`, steps };
        await prepare(reverse).then(
          () => confirm(reverse),
          (refused: unknown) => {
            if (!isRefusal(refused, 409)) throw refused;
          },
        );
      });
      await articles.refresh().catch((error: unknown) => warn('articles-not-copied', { fault: describeError(error) }));
    },
    async refresh() {
      if (secret === undefined) return;
      const { list } = await ask('listArticleDocuments', {});
      // Validates the names, because they come from another machine.
      const theirs = new Map(list.flatMap(({ file, revision }) => (isDocument(file) ? [[file, revision] as const] : [])));
      const own = new Map(revisions().map(({ file, revision }) => [file, revision]));
      for (const file of own.keys()) if (!theirs.has(file)) rmSync(join(copies, file), { force: true });
      const missing = [...theirs].filter(([file, revision]) => own.get(file) !== revision).map(([file]) => file);
      const lane = async (): Promise<void> => {
        for (let file = missing.pop(); file !== undefined; file = missing.pop()) await bring(file);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
    async show(publication) {
      const shown = await confirm(publication).catch(async (error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
        // The provider stores a prepared publication for a day and on one machine only.
        await prepare(publication);
        return confirm(publication);
      });
      // The articles are public by now; the next update brings missing copies.
      await articles.refresh().catch((error: unknown) => warn('articles-not-copied', { fault: describeError(error) }));
      return (shown.left ?? []).map((file) => CONTENT_FOLDER + file);
    },
  };
  return articles;
}

function isDocument(file: string): boolean {
  return isPlainName(file) && kindOf(CONTENT_FOLDER + file) !== undefined;
}

function isRefusal(error: unknown, status: number): boolean {
  return error instanceof Refusal && error.status === status;
}

/** Maps a refusal of the provider to one of the composer. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, body } = error;
  const answer = isRecord(body) ? body : {};
  const shown = answer['displayErrorMessage'];
  const message = typeof shown === 'string' ? shown : error.message;
  const files = (list: unknown): string[] => (Array.isArray(list) ? list.map((file) => `${CONTENT_FOLDER}${String(file)}`) : []);
  if (status === 409) return new Refusal(409, { message, stale: files(answer['changed']) });
  if (status === 422) return new Refusal(422, { message, findings: findingsOf(answer['findings']) });
  if (status === 400 || status === 404 || status === 413 || status === 507) return new Refusal(status, { message });
  const reason =
    status === 401
      ? 'Der Anbieter erkennt die Redaktion nicht: PARKETT_EDITORIAL_TOKEN ist hier ein anderer als dort.'
      : 'Der Anbieter der Beiträge antwortet gerade nicht. Nichts ist veröffentlicht.';
  return new Refusal(503, { message: reason });
}

function findingsOf(list: unknown): NonNullable<Fault['findings']> {
  const findings = contractPart<readonly Schema<'ArticleFinding'>[]>(list, Array.isArray, []);
  return findings.map(({ isCertain, ...finding }) => documentFinding({ ...finding, ...(isCertain === true && { isCertain }), frame: '' }));
}
