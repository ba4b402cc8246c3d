import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Arrival } from '#entrance/arrival.ts';
import type { Prefix } from '#gateway/codec/shared.ts';
import { disconnectionReason, encoding as encodings, lossReason, type LossReason } from '#gateway/generated/constants.ts';
import type { GatewayMessage, LossMessage } from '#gateway/generated/messages.ts';
import { RECEIVE_FACTOR } from '#gateway/timings.ts';
import type { Clock, Codec, Frame, Timer } from '#gateway/types.ts';
import type { PushClaims } from '../../services/accounts/push-token.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import { corkForThisTurn } from './cork.ts';
import { count, type GatewayCounters } from './counters.ts';
import { sharedFrame } from './frame.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { Receiver, Subscription } from './fan-out/feed.ts';
import type { GatewayLimits, GatewayTimings } from './options.ts';
import { createMessageRate, type MessageRate } from './message-rate.ts';
import { Subscriptions, type Visitor } from './visitor.ts';

/** Close codes of RFC 6455 (§7.4.1 and the IANA registry). */
export const closeCode = { policy: 1008, tooLarge: 1009, restart: 1012 } as const;

/** State that all connections of a gateway share. */
export interface ConnectionParts {
  readonly clock: Clock;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly limits: GatewayLimits;
  readonly timings: GatewayTimings;
  readonly counters: GatewayCounters;
  readonly fanOut: FanOut;
  readonly connections: Set<Connection>;
  /** Connections that have not authenticated yet. */
  readonly unauthenticated: Set<Connection>;
}

/** Dependencies of one connection. */
interface ConnectionOf {
  readonly ws: WebSocket;
  readonly socket: Socket;
  readonly codec: Codec;
  readonly arrival: Pick<Arrival, 'address' | 'network'>;
  readonly visitor: Visitor;
}

/** Connection of one client: its rights, its subscriptions and its socket. A class, because there are thousands. */
export class Connection implements Receiver {
  readonly codec: Codec;
  readonly address: string;
  /** Key for counting limits: see `Arrival`. */
  readonly network: string;
  readonly openedAt: number;
  readonly subscriptions: Subscriptions;
  /** Visitor, shared with the other connections of the same network. */
  readonly visitor: Visitor;
  readonly rate: MessageRate;
  isAuthenticating = false;
  /** Current rights of the client. */
  rights: Rights = { features: new Set(), until: Infinity };
  /** Whether a timer for the end of these rights is already running. */
  isEndAwaited = false;
  undecodable = 0;
  receivedAt: number;
  sentAt: number;
  isEnding = false;
  /** Called when the connection is permanently closed. */
  onGone: (() => void) | undefined;
  #claims: PushClaims | undefined;
  /** Maximum silence of the client in ms, and the maximum frame size in bytes that it accepts. */
  #peerInterval: number;
  #peerMaximum = Infinity;
  readonly #parts: ConnectionParts;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  /** Subscriptions whose latest value is sent once the client has read the pending data. */
  readonly #kept = new Set<Subscription>();
  #behindSince: number | undefined;
  #farewell: Timer | undefined;
  #recheckAt = Infinity;
  #questions = 0;

  constructor(parts: ConnectionParts, { ws, socket, codec, arrival, visitor }: ConnectionOf) {
    this.#parts = parts;
    this.visitor = visitor;
    this.subscriptions = new Subscriptions(visitor);
    this.#ws = ws;
    this.#socket = socket;
    this.codec = codec;
    this.address = arrival.address;
    this.network = arrival.network;
    this.#peerInterval = parts.timings.idleInterval;
    this.openedAt = this.receivedAt = this.sentAt = parts.clock.now();
    this.rate = createMessageRate(parts.limits, this.openedAt);
    parts.connections.add(this);
    parts.unauthenticated.add(this);
    socket.on('drain', () => this.resume());
    socket.on('data', this.#onEarlyData);
  }

  /** Limits the bytes before authentication, so that an unauthenticated client cannot make the gateway buffer large frames. */
  readonly #onEarlyData = (): void => {
    if (this.#socket.bytesRead > this.#parts.limits.earlyBytes) this.terminate('tooMuchBeforeAuthentication');
  };

  get encoding(): Codec['encoding'] {
    return this.codec.encoding;
  }

  /** Claims of the client's push token; undefined before authentication. */
  get claims(): PushClaims | undefined {
    return this.#claims;
  }

  /** Admits the client with the properties that it announced. */
  admit(claims: PushClaims, rights: Rights, idleInterval: number, maximumSize: number): void {
    this.#claims = claims;
    this.rights = rights;
    this.#scheduleRecheck();
    this.#peerInterval = idleInterval;
    this.#peerMaximum = maximumSize;
    this.#parts.unauthenticated.delete(this);
    this.#socket.off('data', this.#onEarlyData);
  }

  get features(): ReadonlySet<string> {
    return this.rights.features;
  }

  /** Schedules a check of the user's rights at a random time within `milliseconds`, so that not all connections are checked at once. */
  recheckWithin(milliseconds: number): void {
    this.#recheckAt = this.#parts.clock.now() + milliseconds * this.#parts.random();
  }

  /** Returns true if it is time to check the user's rights, once per scheduled check. */
  takeRecheck(now: number): boolean {
    if (now < this.#recheckAt) return false;
    this.#scheduleRecheck();
    return true;
  }

  /** Returns a new number for a request of this client's rights, because answers may overtake each other. */
  askRights(): number {
    return (this.#questions += 1);
  }

  isLatest(question: number): boolean {
    return question === this.#questions;
  }

  /** Returns true if the client has been silent for longer than announced. */
  isSilent(now: number): boolean {
    return now - this.receivedAt > this.#peerInterval * RECEIVE_FACTOR;
  }

  /** Number of bytes waiting to be sent to the client. */
  get waitingBytes(): number {
    return this.#socket.writableLength;
  }

  send(message: GatewayMessage): void {
    const frame = this.codec.encode(message);
    if (frame.length <= this.#peerMaximum) return this.#write(frame);
    if ('header' in message) this.sendError(message.header.id_job, 413, 'The answer is larger than the client takes.');
  }

  sendShared(prefix: Prefix, idJob: number): void {
    // Writes to the socket directly, because the library would write head and message separately. It never leaves its own frames
    // incomplete.
    if (this.isEnding || this.#ws.readyState !== this.#ws.OPEN) return;
    const frame = sharedFrame(prefix, idJob);
    corkForThisTurn(this.#socket);
    this.#socket.write(frame);
    this.#sent(frame.length);
  }

  together(send: () => void): void {
    this.#socket.cork();
    send();
    this.#socket.uncork();
  }

  sendError(idJob: number, code: number, message: string): void {
    this.send({ Message: 'ErrorResponse', Version: 2, errors: [{ message }], meta: { status: { code } }, header: { id_job: idJob } });
  }

  isBehind(): boolean {
    if (this.waitingBytes <= this.#parts.limits.behindBytes) return false;
    this.#behindSince ??= this.#parts.clock.now();
    return true;
  }

  keep(subscription: Subscription): void {
    this.#kept.add(subscription);
  }

  /** Sends the pending latest values, as far as the client keeps up. */
  resume(): void {
    if (this.isBehind()) return;
    this.#behindSince = undefined;
    const kept = [...this.#kept];
    this.#kept.clear();
    for (const subscription of kept) this.#parts.fanOut.resume(subscription);
  }

  /** Returns true if the client has been reading too slowly for too long. */
  isLost(now: number): boolean {
    const { limits, timings } = this.#parts;
    if (this.waitingBytes > limits.lostBytes) return true;
    return this.#behindSince !== undefined && now - this.#behindSince > timings.behind;
  }

  lose({ idJob }: Subscription, value: LossReason, details: string): void {
    this.subscriptions.delete(idJob);
    const message: LossMessage = { Message: 'LossMessage', Version: 2, reason: { value, details }, header: { id_job: idJob } };
    this.#parts.counters.losses += 1;
    this.send(message);
  }

  /** Sends the reason and closes; the client does not reconnect automatically. */
  dismiss(reason: keyof typeof disconnectionReason, details: string): void {
    if (this.isEnding) return;
    if (reason === 'slowConsumer') {
      for (const subscription of this.subscriptions.values()) {
        this.#parts.fanOut.unsubscribe(subscription);
        this.lose(subscription, lossReason.slowConsumer, details);
      }
    }
    this.send({ Message: 'DisconnectionMessage', Version: 2, reason: { value: disconnectionReason[reason], details } });
    this.end(reason === 'frameTooLarge' ? closeCode.tooLarge : closeCode.policy, reason);
  }

  /** Closes after all sent data; the client may reconnect. */
  end(code: number, reason: string): void {
    if (this.isEnding) return;
    this.isEnding = true;
    count(this.#parts.counters.closed, reason);
    this.release();
    this.#ws.close(code, reason);
    this.#farewell = this.#parts.clock.setTimeout(() => this.#ws.terminate(), this.#parts.timings.farewell);
  }

  /** Closes immediately, without a message, for a client that is gone. */
  terminate(reason: string): void {
    if (!this.isEnding) count(this.#parts.counters.closed, reason);
    this.isEnding = true;
    this.#ws.terminate();
  }

  /** Cleans up after the connection has closed, on either side. */
  leave(): void {
    if (!this.isEnding) count(this.#parts.counters.closed, 'client');
    this.isEnding = true;
    this.release();
    this.#parts.connections.delete(this);
    this.#parts.unauthenticated.delete(this);
    this.#parts.clock.clearTimeout(this.#farewell);
    this.onGone?.();
  }

  /** Ends all subscriptions. */
  release(): void {
    for (const subscription of this.subscriptions.values()) this.#parts.fanOut.unsubscribe(subscription);
    this.subscriptions.clear();
    this.#kept.clear();
  }

  #scheduleRecheck(): void {
    const { clock, timings, random } = this.#parts;
    this.#recheckAt = clock.now() + timings.permission * (0.5 + random() / 2);
  }

  #write(frame: Frame): void {
    if (this.isEnding) return;
    corkForThisTurn(this.#socket);
    this.#ws.send(frame, { binary: this.encoding === encodings.compressed });
    this.#sent(frame.length);
  }

  #sent(bytes: number): void {
    this.#parts.counters.bytes[this.encoding] += bytes;
    this.sentAt = this.#parts.clock.now();
  }
}
