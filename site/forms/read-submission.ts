import * as messages from '#domain/texts/messages.ts';
import { createHash } from 'node:crypto';
import { readBody } from '../bff/read-body.ts';
import type { Field } from '#blocks/kit/form/fields.ts';
import { refused, type Refused } from './outcome.ts';
import { readMultipart, type SentRequest } from './read-multipart.ts';
import type { Submission } from './submission.ts';

/** Bytes of all fields together, without files. */
const LIMIT = 64 * 1024;
const MOST_PAIRS = 200;

/**
 * Reads a form as browsers send it; everything else is refused with a German sentence that says why.
 * @param files fields of the page that take a file; where there is none, no form comes in parts
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

/** Whether a name came more than once: no form of ours does that, and which value was meant nobody knows. */
export function hasRepeated(pairs: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => pairs.getAll(name).length > 1);
}
