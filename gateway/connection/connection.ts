import { gatewayError, GatewayError, ServiceUnavailableError } from '../errors.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import { IDLE_INTERVAL, SLEEP_SUSPICION } from '../timings.ts';
import { authenticationToken } from '../token.ts';
import type { Admission, Clock, Codec, Connection, ConnectionState, OpenSocket, Socket } from '../types.ts';
import { authenticationRequest, subprotocols, type Authentication, type Software } from './authentication.ts';
import { publicState, type Effect, type Event } from './machine.ts';
import { initial, step } from './step.ts';

export interface ConnectionOptions {
  /** Asked before every attempt. */
  readonly admission: () => Promise<Admission>;
  readonly openSocket: OpenSocket;
  readonly codec: Codec;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly authentication?: Authentication;
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
  const { clock, codec, idleInterval = IDLE_INTERVAL, wallNow = () => clock.now(), software = { name: 'parkett', version: '1' } } = options;
  const protocols = subprotocols(codec.encoding, options.authentication ?? 'oneTimeToken');
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const messageListeners = new Set<(message: GatewayMessage) => void>();
  let waiting: { resolve: () => void; reject: (error: GatewayError) => void }[] = [];
  let machine = initial;
  let socket: Socket | undefined;
  /** Changes with every drop, so that what was let go is not heard any more. */
  let round = 0;
  let timer: unknown;
  let timerAt: number | undefined;
  let jobs = 0;
  let unwatch: (() => void) | undefined;

  function dispatch(event: Event): void {
    const before = publicState(machine);
    const [next, effects] = step(machine, event, { now: clock.now(), random: options.random(), ownInterval: idleInterval });
    machine = next;
    setTimer();
    for (const effect of effects) run(effect);
    const after = publicState(next);
    if (after === before) return;
    // A listener may change the state again; the others then hear of that alone.
    for (const listener of stateListeners) if (machine === next || publicState(machine) === after) listener(after);
  }

  function setTimer(): void {
    const { wakeAt } = machine;
    if (wakeAt === timerAt) return;
    if (timerAt !== undefined) clock.clearTimeout(timer);
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

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'askAdmission':
        return askAdmission();
      case 'open':
        return open(effect.url);
      case 'authenticate':
        return transmit(authenticationRequest(effect.idJob, effect.token, software, idleInterval));
      case 'send':
        return transmit(effect.message);
      case 'deliver':
        for (const listener of messageListeners) listener(effect.message);
        return;
      case 'drop':
        round++;
        socket?.close();
        socket = undefined;
        return;
      case 'settle': {
        const settled = waiting;
        waiting = [];
        for (const { resolve, reject } of settled) {
          if (effect.error === undefined) resolve();
          else reject(effect.error);
        }
      }
    }
  }

  /** Passes on what happens in this round only. */
  function inRound<Arguments extends unknown[]>(eventOf: (...values: Arguments) => Event): (...values: Arguments) => void {
    const mine = round;
    return (...values) => {
      if (mine === round) dispatch(eventOf(...values));
    };
  }

  function askAdmission(): void {
    const admitted = inRound((admission: Admission) => ({ is: 'admitted', admission }));
    const notAdmitted = inRound((error: unknown) => ({ is: 'notAdmitted', error: asGatewayError(error) }));
    options
      .admission()
      .then((admission) => ({ ...admission, token: authenticationToken(admission.token) }))
      .then(admitted, notAdmitted);
  }

  function open(url: string): void {
    const onError = inRound(() => ({ is: 'socketError' }));
    try {
      socket = options.openSocket(url, protocols, {
        onOpen: inRound(() => ({ is: 'socketOpen', idJob: ++jobs })),
        onMessage: inRound((frame) => ({ is: 'received', message: codec.decode(frame) })),
        onClose: inRound((code) => ({ is: 'socketClosed', code })),
        onError,
      });
    } catch {
      onError();
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
      if (machine.phase !== 'authenticated') throw new ServiceUnavailableError('Not authenticated');
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
  if (error instanceof GatewayError) return error;
  const { status = 503, message = 'Service Unavailable' } = error instanceof Error ? (error as Error & { status?: number }) : {};
  return gatewayError(message, status || 503);
}
