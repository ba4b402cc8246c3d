interface PlainInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
}

/**
 * Request in parts, for openapi-fetch. The platform's `Request` needs an absolute address, which only the transport knows, and together
 * with `Response` it would double the cost of a call before it reaches the network.
 */
export class PlainRequest {
  /** Path and query, relative to the transport's base. */
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | undefined;
  readonly signal: AbortSignal | undefined;
  /** Timeout in ms. */
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

/**
 * Returns the request that openapi-fetch passes on.
 * @throws TypeError for a request of another class
 */
export function plainOf(request: object): PlainRequest {
  if (request instanceof PlainRequest) return request;
  throw new TypeError('A request must be a PlainRequest.');
}
