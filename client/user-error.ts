import * as messages from '#domain/texts/call-messages.ts';
import { ApiError } from './api-error.ts';

/** Error of a call about the user, for the visitor. `status` is the HTTP status, 0 if no answer arrived. */
export interface UserError {
  readonly message: string;
  readonly status: number;
}

const SOURCES = ['msg', 'displayErrorMessage', 'errorMessage'] as const;

/** Text of a failed user call: the first nonempty of `msg`, `displayErrorMessage` and `errorMessage` in the answer. */
export function userErrorOf(error: unknown): UserError {
  const { body, status } = error instanceof ApiError ? error : { body: undefined, status: 0 };
  const fields: { readonly [Source in (typeof SOURCES)[number]]?: unknown } = typeof body === 'object' && body !== null ? body : {};
  const texts = SOURCES.map((source) => fields[source]);
  const message = texts.find((text): text is string => typeof text === 'string' && text !== '');
  return { message: message ?? messages.unknownUserError, status };
}
