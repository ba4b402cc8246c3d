import { ApiError, errorOf } from './api-error.ts';
import { baseAddress, fillPath, queryString, type ApiAddress, type PathParameters, type QueryParameters } from './url.ts';

export { ApiError } from './api-error.ts';

/** Form in which a call reads its answer. */
export type AnswerKind = 'json' | 'blob' | 'text';

export interface TransportRequest {
  readonly method: string;
  /** Path below the base address, with `{names}` for path parameters. */
  readonly path: string;
  readonly pathParameters?: PathParameters | undefined;
  readonly query?: QueryParameters | undefined;
  /** Sent as JSON if defined. */
  readonly body?: unknown;
  /** Body in another form than JSON, sent unchanged. */
  readonly rawBody?: BodyInit | undefined;
  readonly accept?: string | undefined;
  /** Sent only if defined; `application/json` is implied by `body`. */
  readonly contentType?: string | undefined;
  readonly answer?: AnswerKind | undefined;
  /** Session token of this call; by default the transport's. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether to send only `headers`, for services that know neither our token nor our request ids. */
  readonly bare?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Timeout in ms for the whole call, including repetitions. */
  readonly timeout?: number | undefined;
}

export interface Answer<Body> {
  readonly body: Body;
  readonly status: number;
  readonly headers: Headers;
}
/** Result of a call. The call never throws: a failure is the `error`. */
export type TransportResult<Body> =
  | { readonly data: Answer<Body>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

export interface TransportOptions extends ApiAddress {
  readonly token?: (() => string | undefined) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Default timeout of a call in ms; 10,000 if not set. */
  readonly timeout?: number | undefined;
  /** Inspects every result; `retry` repeats the call, at most `maxRetries` times (default 2). */
  readonly processResult?:
    | ((result: TransportResult<unknown>, attempt: number, request: TransportRequest) => { readonly retry: boolean })
    | undefined;
  readonly maxRetries?: number | undefined;
}

export interface Transport {
  /** Sends a call and returns its result. The body is assumed to match the contract. */
  send<Body>(request: TransportRequest): Promise<TransportResult<Body>>;
}

/**
 * Creates the transport, which all network access uses: it builds the address, sends headers and token, reads the answer, and turns every
 * fault into an `ApiError`.
 */
export function createTransport(options: TransportOptions = {}): Transport {
  const base = baseAddress(options);
  const maxRetries = options.maxRetries ?? 2;
  return {
    async send<Body>(request: TransportRequest): Promise<TransportResult<Body>> {
      const deadline = startDeadline(request.timeout ?? options.timeout ?? 10_000, request.signal);
      try {
        for (let attempt = 0; ; attempt += 1) {
          const result = await attemptCall<Body>(base, request, options, deadline);
          const retry = options.processResult?.(result, attempt, request).retry ?? false;
          if (!retry || attempt >= maxRetries || deadline.signal.aborted) return result;
        }
      } finally {
        deadline.stop();
      }
    },
  };
}

/**
 * Body of a result.
 * @throws ApiError if the result carries one.
 */
export async function bodyOf<Body>(result: TransportResult<Body> | Promise<TransportResult<Body>>): Promise<Body> {
  const { data, error } = await result;
  if (error !== undefined) throw error;
  return data.body;
}

async function attemptCall<Body>(
  base: string,
  request: TransportRequest,
  options: TransportOptions,
  deadline: Deadline,
): Promise<TransportResult<Body>> {
  const requestId = newRequestId();
  try {
    const query = queryString(request.query);
    const url = `${base}${fillPath(request.path, request.pathParameters)}${query === '' ? '' : `?${query}`}`;
    const response = await (options.fetch ?? globalThis.fetch)(url, {
      method: request.method,
      headers: headersOf(request, request.token ?? options.token?.(), requestId),
      body: request.body === undefined ? (request.rawBody ?? null) : JSON.stringify(request.body),
      signal: deadline.signal,
    });
    if (!response.ok) return { error: await errorOf(response, requestId) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Trusts the body to be as the contract says (see `Transport`)
    const body = (await readBody(response, request.answer ?? 'json', requestId)) as Body;
    return { data: { body, status: response.status, headers: response.headers } };
  } catch (error) {
    return { error: error instanceof ApiError ? error : networkFailure(error, deadline, requestId) };
  }
}

function headersOf(request: TransportRequest, token: string | undefined, requestId: string): Record<string, string> {
  if (request.bare) return { ...request.headers };
  const contentType = request.contentType ?? (request.body === undefined ? undefined : 'application/json');
  return {
    ...request.headers,
    Accept: request.accept ?? 'application/json',
    ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
    ...(token === undefined ? {} : { 'X-ov-token': token }),
    'X-Request-Id': requestId,
  };
}

async function readBody(response: Response, kind: AnswerKind, requestId: string): Promise<unknown> {
  if (kind === 'blob') return response.blob();
  const text = await response.text();
  return kind === 'text' ? text : parseJson(text, response.status, requestId);
}

/**
 * Parses the body of an answer; undefined for an empty one.
 * @param parse reads the text as JSON, or throws
 * @throws ApiError if the answer should be JSON and is not.
 */
export function parseJson(
  text: string | undefined,
  status: number,
  requestId?: string,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return parse(text);
  } catch (cause) {
    throw new ApiError({ message: 'The answer is not JSON.', body: text, code: 'UNREADABLE', status, requestId, cause });
  }
}

function networkFailure(cause: unknown, deadline: Deadline, requestId: string): ApiError {
  const code = deadline.isOver() ? 'TIMEOUT' : deadline.signal.aborted ? 'ABORTED' : 'NETWORK';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ message, code, requestId, isNetworkFailure: true, cause });
}

interface Deadline {
  readonly signal: AbortSignal;
  isOver(): boolean;
  stop(): void;
}

function startDeadline(milliseconds: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new Error(`No answer within ${milliseconds} ms.`));
  }, milliseconds);
  const signal = outer === undefined ? controller.signal : AbortSignal.any([controller.signal, outer]);
  return { signal, isOver: () => isOver, stop: () => clearTimeout(timer) };
}

/** Creates sixteen hexadecimal digits; also works on plain HTTP, where `randomUUID` is unavailable. */
function newRequestId(): string {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return number.toString(16).padStart(16, '0');
}
