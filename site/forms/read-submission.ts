import * as messages from '#domain/texts/messages.ts';
import { createHash } from 'node:crypto';
import { readBody } from '../bff/read-body.ts';
import type { Field } from '#blocks/kit/form/fields.ts';
import { refused, type Refused } from './outcome.ts';
import { readMultipart, type SentRequest } from './read-multipart.ts';
import type { Submission } from './submission.ts';

/** Maximum number of bytes of all fields together, without files. */
const LIMIT = 64 * 1024;
const MOST_PAIRS = 200;

/**
 * Parses a form as browsers send it; refuses any other body with a German message.
 * @param files fields of the page that accept a file; without any, multipart forms are refused
 */
export async function readSubmission(request: SentRequest, files: readonly Field[] = []): Promise<Submission | Refused> {
  const [kind = ''] = (request.headers['content-type'] ?? '').split(';');
  const type = kind.trim().toLowerCase();
  if (type === 'multipart/form-data' && files.length > 0) return readMultipart(request, files);
  if (type !== 'application/x-www-form-urlencoded') return refused(415, messages.formKindRefused);
  if (Number(request.headers['content-length'] ?? 0) > LIMIT) return tooLarge;
  const body = await readBody(request, LIMIT);
  if (body === 'too-large') return tooLarge;
  const pairs = new URLSearchParams(body.toString('utf8'));
  if (pairs.size > MOST_PAIRS) return refused(413, messages.tooManyInputs);
  return { kind: 'read', pairs, digest: createHash('sha256').update(body).digest('base64url'), findings: [] };
}

const tooLarge = refused(413, messages.inputsTooLong);

/** Returns true if a name occurs more than once, which no form of ours sends: the value would be ambiguous. */
export function hasRepeated(pairs: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => pairs.getAll(name).length > 1);
}
