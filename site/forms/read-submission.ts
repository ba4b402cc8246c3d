import * as messages from '#domain/texts/messages.ts';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { readBody } from '../bff/read-body.ts';
import { refused, type Refused } from './outcome.ts';

/** What a browser has sent. */
export interface Submission {
  readonly kind: 'read';
  readonly pairs: URLSearchParams;
  /** The same for the same content: tells a second submission from a corrected one. */
  readonly digest: string;
}

const LIMIT = 64 * 1024;
const MOST_PAIRS = 200;

/** Reads a form as browsers send it; everything else is refused with a German sentence that says why. */
export async function readSubmission(request: Readable & { readonly headers: IncomingHttpHeaders }): Promise<Submission | Refused> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return refused(415, messages.formKindRefused);
  if (Number(request.headers['content-length'] ?? 0) > LIMIT) return tooLarge;
  const body = await readBody(request, LIMIT);
  if (body === 'too-large') return tooLarge;
  const pairs = new URLSearchParams(body.toString('utf8'));
  if (pairs.size > MOST_PAIRS) return refused(413, messages.tooManyInputs);
  return { kind: 'read', pairs, digest: createHash('sha256').update(body).digest('base64url') };
}

const tooLarge = refused(413, messages.inputsTooLong);

/** Whether a name came more than once: no form of ours does that, and which value was meant nobody knows. */
export function hasRepeated(pairs: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => pairs.getAll(name).length > 1);
}
