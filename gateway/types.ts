import type { Encoding } from './generated/constants.ts';
import type { GatewayMessage, RequestHeader, ServerInfo } from './generated/messages.ts';

/** Injectable clock, so that tests run without waiting. `now` is monotonic, in ms: a change of the wall clock does not affect it. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer | undefined): void;
}

/** Timer as returned by `setTimeout`: a number in browsers and tests, an object in Node. */
export type Timer = ReturnType<typeof setTimeout> | number;

/** Frame of the connection: text in the plain encoding, bytes in the compressed one. */
export type Frame = string | Uint8Array;
/** Frame to send. Browser sockets do not accept bytes in shared memory. */
export type SentFrame = string | Uint8Array<ArrayBuffer>;

/** Replaces a frame that could not be decoded. */
export interface InvalidMessage {
  readonly Message: 'InvalidMessage';
  /** Technical reason that the frame could not be decoded. */
  readonly cause: string;
}

export interface Codec {
  readonly encoding: Encoding;
  encode(message: GatewayMessage): SentFrame;
  /** Decodes a frame. Never throws: an unreadable frame becomes an `InvalidMessage`. */
  decode(frame: Frame): GatewayMessage | InvalidMessage;
}

/** Raw deflate with a dictionary that both sides know. */
export interface Compression {
  compress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /**
   * Expands bytes.
   * @throws when the bytes are not valid deflate or expand beyond `maximum` bytes
   */
  expand(bytes: Uint8Array, maximum: number): Uint8Array;
}

export interface SocketEvents {
  onOpen(): void;
  onMessage(frame: Frame): void;
  onClose(code: number, reason: string): void;
  onError(): void;
}

export interface Socket {
  send(frame: SentFrame): void;
  /** Closes the connection. `onClose` may still be called and can be ignored. */
  close(): void;
}

/**
 * Opens a socket.
 * @throws when no socket can be created, e.g. for an invalid address
 */
export type OpenSocket = (url: string, protocols: readonly string[], events: SocketEvents) => Socket;

export type ConnectionState = 'DISCONNECTED' | 'CONNECTING' | 'AUTHENTICATED';

/** Address and token of a connection; requested before every attempt, since a token opens one connection only. */
export interface Admission {
  /** URL such as `wss://host:port/ws`. */
  readonly url: string;
  /** Token as received: URL-safe or standard base64, at least 80 characters. */
  readonly token: string;
}

export interface Connection {
  readonly state: ConnectionState;
  readonly serverInfo: ServerInfo | undefined;
  /**
   * Connects; resolves once authenticated. Reconnects automatically after later losses.
   * @throws GatewayError if this attempt fails
   */
  connect(): Promise<void>;
  /**
   * Sends at once.
   * @throws GatewayError unless authenticated
   */
  send(message: GatewayMessage): void;
  /** Returns the next number for a request. */
  nextJobId(): number;
  onState(listener: (state: ConnectionState) => void): () => void;
  onMessage(listener: (message: GatewayMessage) => void): () => void;
  /** Drops the connection and reconnects after the first delay. */
  reconnect(): void;
  /** Closes the connection for good: no reconnect, no pending timer. */
  close(): void;
}

/**
 * Optional fields of a request header.
 * @see RequestHeader of the contract.
 */
export type RequestHeaderExtras = Pick<RequestHeader, 'dataset' | 'authentication' | 'cache_key' | 'previous_response_hash' | 'tracing'>;

export interface RequestOptions {
  /** Timeout in ms; default 6000. */
  readonly timeout?: number;
  /** Sum of values of `headerFlag`. */
  readonly flags?: number;
  /** Requested media type; default `application/json`. */
  readonly accept?: string;
  /** Further fields of the request header. */
  readonly header?: RequestHeaderExtras;
  readonly signal?: AbortSignal;
}

export interface SubscriptionOptions extends RequestOptions {
  /** Whether only a permanent refusal (4xx) ends the subscription. After any other error it is not live and is retried automatically. */
  readonly isPersistent?: boolean;
}

/** Callbacks of a subscription. None is called after `onError`. */
export interface Subscriber {
  /** Receives the whole current state, first and after every update (patches are already applied). */
  onData(data: unknown): void;
  /** Called when data stops (false, while disconnected) and with the next data (true). */
  onLive?(isLive: boolean): void;
  onError(error: Error): void;
}

export interface Subscription {
  /** Number of the current request; changes with a reconnect. */
  readonly idJob: number;
  /** Ends the subscription, here at once and at the server with a cancel-subscription request. */
  cancel(): void;
}

export interface HighLevelAnswer {
  readonly data: unknown;
  /** HTTP status code. */
  readonly code: number;
}

/** Requests over one connection. They wait until it is authenticated. */
export interface Requests {
  get(
    path: string,
    query?: Readonly<Record<string, string | number | boolean | undefined>>,
    options?: RequestOptions,
  ): Promise<HighLevelAnswer>;
  post(path: string, body: object, options?: RequestOptions): Promise<HighLevelAnswer>;
  /** Subscribes by a POST with `addSubscription`; resent automatically after a reconnect. */
  subscribe(path: string, body: object, subscriber: Subscriber, options?: SubscriptionOptions): Subscription;
  /** Subscribes by a GET with `addSubscription`. */
  subscribeGet(
    path: string,
    query: Readonly<Record<string, string | number>>,
    subscriber: Subscriber,
    options?: SubscriptionOptions,
  ): Subscription;
  /** Rejects all pending requests with reason 1001 and cancels every subscription. */
  close(): void;
}
