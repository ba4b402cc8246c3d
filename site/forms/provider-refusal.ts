import * as messages from '#domain/texts/messages.ts';
import type { Field } from '#blocks/kit/form/fields.ts';
import { ApiError } from '#client/api-error.ts';
import { userErrorOf } from '#client/user-error.ts';
import { refused, type Refused } from './outcome.ts';

/** Error codes of a provider whose store is full or read-only; its own message explains it. */
const NOT_SAVED: ReadonlySet<number> = new Set([5001, 5002]);

/**
 * Converts a failed call of the provider to a finding at the field that the error body names, or above the form.
 * @param places fields by their places in the request
 */
export function providerRefusal(error: unknown, places: ReadonlyMap<string, Field>): Refused {
  const { message, status } = userErrorOf(error);
  const errorCode = error instanceof ApiError && typeof error.code === 'number' ? error.code : undefined;
  if (status === 503 && errorCode !== undefined && NOT_SAVED.has(errorCode))
    return refused(503, `${message} ${messages.inputPreserved}`, errorCode);
  if (status === 0 || status === 408 || status >= 500) return refused(503, messages.serviceAway, errorCode);
  const field = namedField(error, places);
  return { ...refused(status === 429 ? 429 : 422, message, errorCode), findings: [field === undefined ? { message } : { field, message }] };
}

/** The technical message of a refused value begins with its place: `body.password is too weak`. */
function namedField(error: unknown, places: ReadonlyMap<string, Field>): string | undefined {
  const body: unknown = error instanceof ApiError ? error.body : undefined;
  const text = typeof body === 'object' && body !== null && 'errorMessage' in body ? String(body.errorMessage) : '';
  const [, part, place = ''] = /^(body|path|query)\.([\w.]+?)[.:]?(?:\s|$)/u.exec(text) ?? [];
  const wanted = part === 'body' ? place : `${part}:${place}`;
  return places.get(wanted)?.at;
}
