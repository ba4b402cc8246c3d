import type { IncomingMessage } from 'node:http';
import type { OperationId, OperationInput } from '../api.ts';
import * as requests from '../generated/requests.js';
import { faultIn, type RequestFault } from './request-fault.ts';
import { readBody, readBytes } from './read-body.ts';
import type { Route } from './route.ts';

/** Check of an operation's request, compiled from the contract. Stops at the first error. */
export interface RequestCheck<Op extends OperationId> {
  (request: unknown): request is OperationInput<Op>;
  errors?: readonly RequestFault[] | null;
}

const CHECKS: { readonly [Op in OperationId]: RequestCheck<Op> } = requests;

/** Parts of a request other than its path. */
export interface Carried<Op extends OperationId> {
  readonly input: OperationInput<Op>;
  /** Uploaded file, if the operation takes one. */
  readonly bytes: Buffer;
}

const NOTHING = Buffer.alloc(0);

/**
 * Reads and validates a request by its contract.
 * @param path parameters from its address
 * @throws Refusal 400 for a request that violates the contract, 413 for one that is too large
 */
export async function readRequest<Op extends OperationId>(
  request: IncomingMessage,
  { id, takes, largestBody, numbers }: Route<Op>,
  path: Readonly<Record<string, string>> = {},
  query: URLSearchParams = new URLSearchParams(),
): Promise<Carried<Op>> {
  const bytes = takes === 'file' ? await readBytes(request, largestBody) : NOTHING;
  const body = takes === 'json' ? await readBody(request, largestBody) : undefined;
  const input: unknown = { path, query: valuesIn(query, numbers), ...(body !== undefined && { body }) };
  const check: RequestCheck<Op> = CHECKS[id];
  if (check(input)) return { input, bytes };
  throw faultIn(check.errors ?? []);
}

/** Values of a query. Only the first value of a repeated parameter counts. */
function valuesIn(query: URLSearchParams, numbers: readonly string[]): Record<string, unknown> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const text = query.get(name);
      return [name, numbers.includes(name) && text !== null && /^-?\d{1,15}$/u.test(text) ? Number(text) : text];
    }),
  );
}
