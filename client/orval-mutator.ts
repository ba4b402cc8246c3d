import { bodyOf, createTransport, type AnswerKind, type ApiError, type Transport } from './transport.ts';
import { givenParameters } from './url.ts';

/** Request of a generated hook; its path is already filled and encoded. */
export interface HookRequest {
  readonly url: string;
  readonly method: string;
  readonly params?: object | undefined;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly responseType?: AnswerKind | undefined;
  readonly signal?: AbortSignal | undefined;
}
/** Type of a hook's `error`. */
export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;

let transport: Transport = createTransport({ baseUrl: '/api' });

/** Sets the transport of the generated hooks; by default they call `/api` of the page's host. */
export function setHookTransport(next: Transport): void {
  transport = next;
}

/** Makes one call for a generated hook; rejects with an `ApiError`. */
export function sendForHook<Body>(request: HookRequest): Promise<Body> {
  const { url, method, params, data, headers, responseType, signal } = request;
  const query = givenParameters(params);
  return bodyOf(transport.send<Body>({ method, path: url, query, body: data, headers, answer: responseType, signal }));
}
