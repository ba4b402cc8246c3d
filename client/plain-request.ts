interface PlainInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
}

/**
 * A request in parts, for openapi-fetch. A `Request` of the platform wants a whole address, which the transport alone knows,
 * and it and its `Response` would double what a call costs before it reaches the network.
 */
export class PlainRequest {
  /** Path and query below the transport's base. */
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | undefined;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds for the call. */
  readonly timeout: number | undefined;

  constructor(url: string, { method, headers, body, signal, timeout }: PlainInit) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.signal = signal;
    this.timeout = timeout;
  }
}

const plain: unknown = PlainRequest;
/** The class as openapi-fetch types the requests that it makes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- openapi-fetch asks no more of a request than this has
export const LibraryRequest = plain as typeof Request;

/** The request that openapi-fetch hands on. @throws TypeError for one that it did not make */
export function plainOf(request: object): PlainRequest {
  if (request instanceof PlainRequest) return request;
  throw new TypeError('A request must be a PlainRequest.');
}
