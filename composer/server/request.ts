import type { IncomingMessage } from 'node:http';
import type { OperationId, OperationInput } from '../api.ts';
import * as requests from '../generated/requests.js';
import { faultIn, type RequestFault } from './request-fault.ts';
import { readBody, readBytes } from './read-body.ts';
import type { Route } from './route.ts';

/** A check of an operation's request, compiled from the contract. It ends at the first fault. */
export interface RequestCheck<Op extends OperationId> {
  (request: unknown): request is OperationInput<Op>;
  errors?: readonly RequestFault[] | null;
}

const CHECKS: { readonly [Op in OperationId]: RequestCheck<Op> } = requests;

/** Parts of a request besides its path. */
export interface Carried<Op extends OperationId> {
  readonly input: OperationInput<Op>;
  /** A file, where the operation takes one. */
  readonly bytes: Buffer;
}

const NOTHING = Buffer.alloc(0);

/**
 * Reads a request as its contract has it.
 * @param path parameters that stand in its address
 * @throws Refusal 400 for what the contract does not have, 413 for too much
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

/** The values of a query; of one that is named twice the first counts. */
function valuesIn(query: URLSearchParams, numbers: readonly string[]): Record<string, unknown> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const text = query.get(name);
      return [name, numbers.includes(name) && text !== null && /^-?\d{1,15}$/u.test(text) ? Number(text) : text];
    }),
  );
}
