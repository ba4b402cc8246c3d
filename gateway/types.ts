import type { Encoding } from './generated/constants.ts';
import type { GatewayMessage, RequestHeader, ServerInfo } from './generated/messages.ts';

/** Time from outside, so that tests run without waiting. `now` is monotonic, in milliseconds: a jump of the wall clock does not move it. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer | undefined): void;
}

/** A timer as `setTimeout` gives it: a number in browsers and tests, an object in Node. */
export type Timer = ReturnType<typeof setTimeout> | number;

/** One frame on the wire: text for the plain encoding, bytes for the compressed one. */
export type Frame = string | Uint8Array;
/** A frame to send: a socket of browsers takes no bytes over shared memory. */
export type SentFrame = string | Uint8Array<ArrayBuffer>;

/** Replaces a frame that could not be decoded. */
export interface InvalidMessage {
  readonly Message: 'InvalidMessage';
  /** Technical cause. */
  readonly cause: string;
}

export interface Codec {
  readonly encoding: Encoding;
  encode(message: GatewayMessage): SentFrame;
  /** Never throws: what can not be read becomes the placeholder. */
  decode(frame: Frame): GatewayMessage | InvalidMessage;
}

/** Raw deflate with the dictionary that both sides know. */
export interface Compression {
  compress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @throws when the bytes are no deflate or expand beyond `maximum` bytes. */
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
  /** Ends the connection; `onClose` may still come and is then of no interest. */
  close(): void;
}

/** @throws when there can be no socket at all, e.g. for a faulty address. */
export type OpenSocket = (url: string, protocols: readonly string[], events: SocketEvents) => Socket;

export type ConnectionState = 'DISCONNECTED' | 'CONNECTING' | 'AUTHENTICATED';

/** Address and token of a connection; requested before every attempt, since a token opens one connection only. */
export interface Admission {
  /** `wss://host:port/ws`. */
  readonly url: string;
  /** As received: URL-safe or standard base64, at least 80 characters. */
  readonly token: string;
}

export interface Connection {
  readonly state: ConnectionState;
  readonly serverInfo: ServerInfo | undefined;
  /** Connects; resolves once authenticated. Reconnects automatically after later losses. @throws GatewayError if this attempt fails */
  connect(): Promise<void>;
  /** Sends at once. @throws GatewayError unless authenticated. */
  send(message: GatewayMessage): void;
  /** The next number of a request. */
  nextJobId(): number;
  onState(listener: (state: ConnectionState) => void): () => void;
  onMessage(listener: (message: GatewayMessage) => void): () => void;
  /** Drops the connection and reconnects after the first delay. */
  reconnect(): void;
  /** Ends for good: no reconnect, no timer left. */
  close(): void;
}

/** @see RequestHeader of the contract. */
export type RequestHeaderExtras = Pick<RequestHeader, 'dataset' | 'authentication' | 'cache_key' | 'previous_response_hash' | 'tracing'>;

export interface RequestOptions {
  /** Milliseconds; default 6000. */
  readonly timeout?: number;
  /** Sum of `headerFlag`. */
  readonly flags?: number;
  /** Media type that is asked for; default `application/json`. */
  readonly accept?: string;
  /** Further fields of the request header. */
  readonly header?: RequestHeaderExtras;
  readonly signal?: AbortSignal;
}

export interface SubscriptionOptions extends RequestOptions {
  /** Ends only with a permanent refusal (4xx). After any other error the subscription is not live and is retried automatically. */
  readonly isPersistent?: boolean;
}

/** Callbacks of a subscription. After `onError` none of them is called. */
export interface Subscriber {
  /** The whole current state, first and after every update (patches are applied already). */
  onData(data: unknown): void;
  /** Called when data stops (false, while disconnected) and with the next data (true). */
  onLive?(isLive: boolean): void;
  onError(error: Error): void;
}

export interface Subscription {
  /** Number of the running request; another one after a reconnect. */
  readonly idJob: number;
  /** Ends it, here at once and at the server with a cancel-subscription request. */
  cancel(): void;
}

export interface HighLevelAnswer {
  readonly data: unknown;
  /** Status as in HTTP. */
  readonly code: number;
}

/** Requests over one connection; before authentication they wait. */
export interface Requests {
  get(
    path: string,
    query?: Readonly<Record<string, string | number | boolean | undefined>>,
    options?: RequestOptions,
  ): Promise<HighLevelAnswer>;
  post(path: string, body: object, options?: RequestOptions): Promise<HighLevelAnswer>;
  /** A POST with `addSubscription`; resent automatically after a reconnect. */
  subscribe(path: string, body: object, subscriber: Subscriber, options?: SubscriptionOptions): Subscription;
  /** A GET with `addSubscription`. */
  subscribeGet(
    path: string,
    query: Readonly<Record<string, string | number>>,
    subscriber: Subscriber,
    options?: SubscriptionOptions,
  ): Subscription;
  /** Rejects everything pending with reason 1001 and cancels every subscription. */
  close(): void;
}
