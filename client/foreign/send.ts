import type { Transport } from '../transport.ts';
import { readAnswer } from './answer.ts';
import type { AnyInput, OperationFacts } from './operation.ts';
import { writeRequest } from './request.ts';
import { shownFor, type AnyCredentials, type SecuritySchemes } from './security.ts';

/** Service to call, and credentials for it. */
export interface Connection {
  readonly transport: Transport;
  readonly schemes: SecuritySchemes;
  readonly credentials: AnyCredentials;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the call in ms. */
  readonly timeout?: number | undefined;
}

/** Makes one call; rejects with an `ApiError` if it fails. */
export async function send(
  { transport, schemes, credentials }: Connection,
  operation: OperationFacts,
  input: AnyInput = {},
  options: SendOptions = {},
): Promise<unknown> {
  const { address, headers, rawBody } = writeRequest(operation, input, await shownFor(operation, schemes, credentials));
  const request = { method: operation.method, path: address, rawBody, headers, bare: true, answer: 'blob', ...options } as const;
  const { data, error } = await transport.send<Blob>(request);
  if (error !== undefined) throw error;
  return readAnswer(operation, data.body, data.status);
}
