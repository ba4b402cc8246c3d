import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'next/dist/compiled/busboy/index.js';
import type { FormFinding } from '#blocks/kit/form/check.ts';
import type { Field } from '#blocks/kit/form/fields.ts';
import { fileNames } from '#blocks/kit/form/values.ts';
import * as messages from '#domain/texts/messages.ts';
import { refused, type Refused } from './outcome.ts';
import { textOfFile } from './text-of-file.ts';
import type { Submission } from './submission.ts';

export type SentRequest = Readable & { readonly headers: IncomingHttpHeaders };

/** Time limit for a whole form in ms. Shorter than the server's limit for requests (`ARRIVAL_DEADLINES`), so that the sender gets a message. */
export const UPLOAD_TIME = 8_000;
/** Maximum number of bytes of a request. A file beyond its own limit is skipped up to this, so that the fields behind it are read. */
const MOST_READ = 4 * 1024 * 1024;
/** Maximum number of bytes of all fields together, without files. */
const MOST_TEXT = 64 * 1024;
const MOST_FIELDS = 200;
const LONGEST_NAME = 100;

/**
 * Parses a multipart form as a stream. Holds its fields in memory, and of each file at most its allowed size; a file that is too large or of
 * a wrong type becomes a finding at its field. If the form is refused halfway, the fields read so far are returned with the refusal.
 * @param files fields that accept a file
 * @param time limit in ms
 */
export function readMultipart(request: SentRequest, files: readonly Field[], time = UPLOAD_TIME): Promise<Submission | Refused> {
  const fields = new Map(files.map((field) => [field.at, field]));
  const mostOf = ({ maxBytes = MOST_TEXT }: Field): number => maxBytes;
  const largest = Math.max(...files.map(mostOf));
  // A previously sent file is resubmitted as text, at most once per field.
  const mostText = MOST_TEXT + files.reduce((sum, field) => sum + mostOf(field), 0);
  const pairs = new URLSearchParams();
  const findings: FormFinding[] = [];
  const limits = {
    fieldSize: Math.max(MOST_TEXT, largest),
    fields: MOST_FIELDS,
    fileSize: largest + 1,
    files: fields.size,
    parts: MOST_FIELDS + fields.size,
    headerPairs: 20,
  };
  return new Promise((resolve) => {
    const parser = parserOf(request.headers, limits);
    if (parser === undefined) return resolve(refused(400, messages.uploadBroken));
    let [read, text] = [0, 0];
    const end = (refusal?: Refused): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      parser.removeAllListeners('field').removeAllListeners('file').destroy();
      // Discards the rest, so that the answer can be sent.
      request.resume();
      resolve({ kind: 'read', pairs, digest: digestOf(pairs), refusal, findings });
    };
    const timer = setTimeout(() => end(refused(408, messages.uploadTooSlow)), time);
    const onData = (chunk: Buffer): void => {
      read += chunk.length;
      if (read > MOST_READ) return end(refused(413, messages.uploadTooLarge));
      if (parser.write(chunk)) return;
      request.pause();
      parser.once('drain', () => request.resume());
    };
    const onEnd = (): void => {
      request.off('close', onClose);
      parser.end();
    };
    const onClose = (): void => end(refused(400, messages.uploadBroken));
    const tooMany = (): void => end(refused(413, messages.tooManyInputs));
    parser.on('field', (name, value, { valueTruncated }) => {
      // Ignores text under the name of a file field: it holds a file or nothing.
      if (fields.has(name)) return;
      text += Buffer.byteLength(value);
      if (name.length > LONGEST_NAME || valueTruncated || text > mostText) return end(refused(413, messages.inputsTooLong));
      pairs.append(name, value);
    });
    parser.on('file', (name, stream, { filename = '' }) => {
      // The stream fails if the parser ends before the file.
      stream.on('error', () => undefined);
      const field = fields.get(name);
      if (field === undefined) return void stream.resume();
      const most = mostOf(field);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= most) chunks.push(chunk);
        else chunks.length = 0;
      });
      stream.on('end', () => {
        if (size === 0 && filename === '') return;
        const file = textOfFile(field, { name: filename, bytes: size > most ? 'too-large' : Buffer.concat(chunks) });
        if ('message' in file) return void findings.push({ field: name, message: file.message });
        pairs.append(name, file.text);
        pairs.set(fileNames(name).name, file.name);
      });
    });
    parser.on('partsLimit', tooMany).on('fieldsLimit', tooMany).on('filesLimit', tooMany);
    parser.on('error', () => end(refused(400, messages.uploadBroken)));
    parser.on('close', () => end());
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

type Parser = ReturnType<typeof busboy>;

/** Creates the parser; undefined for headers without a boundary. */
function parserOf(headers: IncomingHttpHeaders, limits: Parameters<typeof busboy>[0]['limits']): Parser | undefined {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    return undefined;
  }
}

/** Digest of the parsed fields. The raw body cannot be used, since its boundary differs each time. */
function digestOf(pairs: URLSearchParams): string {
  return createHash('sha256')
    .update(JSON.stringify([...pairs]))
    .digest('base64url');
}
