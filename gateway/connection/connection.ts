import { gatewayError, GatewayError } from '../errors.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import { IDLE_INTERVAL, SLEEP_SUSPICION } from '../timings.ts';
import { authenticationToken } from '../token.ts';
import type { Admission, Clock, Codec, Connection, ConnectionState, OpenSocket, Socket } from '../types.ts';
import { authenticationRequest, subprotocols, type Authentication, type Software } from './authentication.ts';
import { publicState, type Event } from './machine.ts';
import { initial, step } from './step.ts';

export interface ConnectionOptions {
  /** Asked before every attempt. */
  readonly admission: () => Promise<Admission>;
  readonly openSocket: OpenSocket;
  readonly codec: Codec;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly authentication?: Authentication | undefined;
  readonly software?: Software;
  /** Milliseconds that we announce to be silent at most. */
  readonly idleInterval?: number;
  /** Milliseconds of a clock that goes on while the machine sleeps; `clock.now` unless given. */
  readonly wallNow?: () => number;
  /** Watches what happens around, from `connect` to `close`; the answer ends it. */
  readonly watch?: (surroundings: Surroundings) => () => void;
}

/** What the world around tells a connection. */
export interface Surroundings {
  /** Network or page are away: closes calmly until `wake`. */
  pause(): void;
  /** Back again: connects at once if wanted, and makes an open connection show that it lives. */
  wake(): void;
}

/**
 * Drives the machine of `step.ts`: does what it says, with one socket and one timer. A failed `connect` is tried again
 * like a lost connection, until `close` or until the server says not to come back; after either, `connect` starts anew.
 */
export function createConnection(options: ConnectionOptions): Connection & Surroundings {
  const { clock, codec, random, openSocket, idleInterval = IDLE_INTERVAL, wallNow = () => clock.now() } = options;
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const messageListeners = new Set<(message: GatewayMessage) => void>();
  let waiting: { resolve: () => void; reject: (error: GatewayError) => void }[] = [];
  let machine = initial;
  let socket: Socket | undefined;
  /** Changes with every loss, so that what was let go is not heard any more. */
  let round = 0;
  let timer: unknown;
  let timerAt: number | undefined;
  let jobs = 0;
  let unwatch: (() => void) | undefined;

  function dispatch(event: Event): void {
    const before = machine;
    const moment = { now: clock.now(), random: random(), ownInterval: idleInterval };
    const { lost, send, deliver, ...change } = step(before, event, moment);
    const next = { ...before, ...change };
    machine = next;
    setTimer();
    if (lost) {
      round++;
      socket?.close();
      socket = undefined;
    }
    if (lost || next.phase === 'authenticated') settle(lost);
    if (next.phase === 'admission' && (lost || before.phase !== 'admission')) void attempt();
    if (send) transmit({ Message: send, Version: 2 });
    if (deliver) for (const listener of messageListeners) listener(deliver);
    const state = publicState(next);
    if (state === publicState(before)) return;
    // A listener may change the state again; the others then hear of that alone.
    for (const listener of stateListeners) if (publicState(machine) === state) listener(state);
  }

  function settle(lost: GatewayError | undefined): void {
    const settled = waiting;
    waiting = [];
    for (const { resolve, reject } of settled) {
      if (lost) reject(lost);
      else resolve();
    }
  }

  function setTimer(): void {
    const { wakeAt } = machine;
    if (wakeAt === timerAt) return;
    clock.clearTimeout(timer);
    timerAt = wakeAt;
    if (wakeAt === undefined) return;
    const wait = Math.max(0, wakeAt - clock.now());
    const due = wallNow() + wait;
    timer = clock.setTimeout(() => {
      timerAt = undefined;
      // Much too late: the machine slept, and what it knows of the connection is old.
      dispatch({ is: wallNow() - due > SLEEP_SUSPICION ? 'wake' : 'time' });
    }, wait);
  }

  async function attempt(): Promise<void> {
    const mine = round;
    /** Passes on what happens in this attempt and its connection only. */
    const tell = (event: Event) => {
      if (mine === round) dispatch(event);
    };
    try {
      const { url, token } = await options.admission();
      const b64 = authenticationToken(token);
      if (mine !== round) return;
      tell({ is: 'admitted' });
      socket = openSocket(url, subprotocols(codec.encoding, options.authentication), {
        onOpen() {
          tell({ is: 'opened' });
          if (mine === round)
            transmit(authenticationRequest(++jobs, b64, options.software ?? { name: 'parkett', version: '1' }, idleInterval));
        },
        onMessage: (frame) => tell({ is: 'received', message: codec.decode(frame) }),
        onClose: (code) => tell({ is: 'lost', cause: code }),
        onError: () => tell({ is: 'lost', cause: 'error' }),
      });
    } catch (error) {
      tell({ is: 'lost', cause: machine.phase === 'opening' ? 'error' : asGatewayError(error) });
    }
  }

  function transmit(message: GatewayMessage): void {
    socket?.send(codec.encode(message));
    dispatch({ is: 'sent' });
  }

  const surroundings: Surroundings = { pause: () => dispatch({ is: 'pause' }), wake: () => dispatch({ is: 'wake' }) };
  return {
    ...surroundings,
    get state() {
      return publicState(machine);
    },
    get serverInfo() {
      return machine.serverInfo;
    },
    connect: () =>
      new Promise((resolve, reject) => {
        unwatch ??= options.watch?.(surroundings);
        waiting.push({ resolve, reject });
        dispatch({ is: 'connect' });
      }),
    send(message) {
      if (machine.phase !== 'authenticated') throw gatewayError('Not authenticated', 503);
      transmit(message);
    },
    nextJobId: () => ++jobs,
    onState: (listener) => listen(stateListeners, listener),
    onMessage: (listener) => listen(messageListeners, listener),
    reconnect: () => dispatch({ is: 'reconnect' }),
    close() {
      unwatch?.();
      unwatch = undefined;
      dispatch({ is: 'close' });
    },
  };
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function asGatewayError(error: unknown): GatewayError {
  const { message, status } = error as Error & { readonly status?: number };
  return error instanceof GatewayError ? error : gatewayError(message, status || 503);
}
