import { GatewayError } from '../errors.ts';
import type { GatewayMessage, ServerInfo } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import { authenticationToken } from '../token.ts';
import type { Admission, Clock, Codec, Connection, ConnectionState, InvalidMessage, OpenSocket, Socket, Timer } from '../types.ts';
import {
  authenticationFailure,
  authenticationRequest,
  credentialsRefused,
  isRefusal,
  subprotocols,
  type Authentication,
  type Software,
} from './authentication.ts';
import { publicState, type Phase } from './phase.ts';

export interface ConnectionOptions {
  /** Returns address and token; called before every attempt. */
  readonly admission: () => Promise<Admission>;
  readonly openSocket: OpenSocket;
  readonly codec: Codec;
  readonly clock: Clock;
  /** Returns a random number from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly authentication?: Authentication | undefined;
  readonly software?: Software;
  /** Maximum time in ms without a frame from this client, as announced to the server. */
  readonly idleInterval?: number;
  /** Clock in ms that continues while the machine sleeps; by default `clock.now`. */
  readonly wallNow?: () => number;
  /** Observes network and page from `connect` to `close`. Returns the function that ends it. */
  readonly watch?: (surroundings: Surroundings) => () => void;
}

/** Callbacks for changes of the environment: network and page visibility. */
export interface Surroundings {
  /** Closes the connection until `wake`, because the network is lost or the page is hidden. */
  pause(): void;
  /** Reconnects at once if wanted, and checks an open connection, because network or page is back. */
  wake(): void;
}

/**
 * State machine with one socket and one timer. A failed `connect` is retried like a lost connection, until `close` or until the server
 * forbids reconnecting; after either, `connect` starts over. Source: contract.md §4, §7, §8, §9.
 */
export function createConnection(options: ConnectionOptions): Connection & Surroundings {
  const { clock, codec, random, openSocket, idleInterval = timings.IDLE_INTERVAL, wallNow = () => clock.now() } = options;
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const messageListeners = new Set<(message: GatewayMessage) => void>();
  /** Pending calls of `connect`. */
  const waiting: ((failure?: GatewayError) => void)[] = [];
  let phase: Phase = 'idle';
  /** State that the listeners were last notified of. */
  let lastNotified: ConnectionState = 'DISCONNECTED';
  let socket: Socket | undefined;
  /** Number of the current attempt. Changes with every loss, so that events of an abandoned socket are ignored. */
  let round = 0;
  let timer: Timer | undefined;
  /** Number of delays since the last authentication. */
  let failures = 0;
  /** Whether a disconnection message has arrived: no attempt follows the next close. */
  let isDismissed = false;
  /**
   * Whether the page woke up and the connection has been silent since: if it turns out to be lost, the next attempt starts without a delay.
   */
  let isHurried = false;
  /** Time after which silence counts as a loss. */
  let deadAt = 0;
  /** Time of the last sent frame. */
  let spokeAt = 0;
  let serverInfo: ServerInfo | undefined;
  let jobs = 0;
  let unwatch: (() => void) | undefined;

  /** Schedules the next timer event of the phase. */
  function setTimer(milliseconds: number): void {
    clock.clearTimeout(timer);
    const due = wallNow() + milliseconds;
    const mine = (timer = clock.setTimeout(() => {
      // A timer that fires much too late means that the machine slept, so the state of the connection is outdated.
      if (wallNow() - due > timings.SLEEP_SUSPICION) wake();
      if (timer === mine) timePassed();
    }, milliseconds));
  }

  function notify(): void {
    const state = publicState(phase);
    if (state === lastNotified) return;
    lastNotified = state;
    // If a listener changes the state, the remaining listeners get only the newer state.
    for (const listener of stateListeners) if (lastNotified === state) listener(state);
  }

  function settle(failure?: GatewayError): void {
    for (const one of waiting.splice(0)) one(failure);
  }

  async function attempt(): Promise<void> {
    const mine = round;
    const start = clock.now();
    /** Wraps a callback so that it runs only for events of this attempt. */
    const hear =
      <News extends unknown[]>(run: (...news: News) => void) =>
      (...news: News) => {
        if (mine === round) run(...news);
      };
    phase = 'admission';
    isHurried = false;
    setTimer(timings.TOKEN_TIMEOUT);
    try {
      const { url, token } = await options.admission();
      const b64 = authenticationToken(token);
      if (mine !== round) return;
      phase = 'opening';
      setTimer(start + timings.CONNECTION_TIMEOUT - clock.now());
      socket = openSocket(url, subprotocols(codec.encoding, options.authentication), {
        onOpen: hear(() => {
          phase = 'authenticating';
          notify();
          hear(transmit)(authenticationRequest(++jobs, b64, options.software, idleInterval));
        }),
        onMessage: hear((frame) => received(codec.decode(frame))),
        onClose: hear((code) => fail(phase === 'authenticating' && isRefusal(code) ? credentialsRefused() : undefined)),
        onError: hear(() => fail(unavailable('WebSocket error during authentication'))),
      });
    } catch (error) {
      hear(fail)(asGatewayError(error));
    }
  }

  function fail(failure?: GatewayError): void {
    lose(phase === 'opening' ? unavailable('Service Unavailable') : failure);
  }

  /** Closes the socket and ends the attempt. */
  function leave(next: Phase, failure = unavailable('Connection closed while trying to connect')): void {
    clock.clearTimeout(timer);
    timer = serverInfo = undefined;
    phase = next;
    failures = 0;
    round++;
    socket?.close();
    socket = undefined;
    settle(failure);
  }

  /** Handles a loss: schedules another attempt after a delay, unless the server forbade reconnecting. */
  function lose(failure?: GatewayError): void {
    const used = failures;
    leave(isDismissed ? 'idle' : 'waiting', failure);
    if (!isDismissed) {
      if (!isHurried) failures = used + 1;
      setTimer(isHurried ? 0 : timings.reconnectDelay(used, random()));
    }
    notify();
  }

  function timePassed(): void {
    if (phase === 'waiting') void attempt();
    else if (phase === 'admission') lose(timeout('Token', timings.TOKEN_TIMEOUT));
    else if (phase !== 'authenticated') lose(timeout('Connection', timings.CONNECTION_TIMEOUT));
    else if (clock.now() > deadAt) lose();
    else {
      if (clock.now() - spokeAt > idleInterval / 2) say('KeepAlive');
      setTimer(timings.IDLE_CHECK);
    }
  }

  /** Any frame shows that the connection is alive, for twice the idle interval that the server announced. An implausible interval is ignored. */
  function heard(): void {
    const announced = Number(serverInfo?.maximum_idle_interval) / 1000;
    deadAt = clock.now() + (announced >= 1000 ? announced : timings.IDLE_INTERVAL) * timings.RECEIVE_FACTOR;
    isHurried = false;
  }

  function received(message: GatewayMessage | InvalidMessage): void {
    heard();
    switch (message.Message) {
      case 'InvalidMessage':
        return;
      case 'Ping':
        return say('KeepAlive');
      case 'AuthenticationResponse':
      case 'ConfigurationResponse':
        if (message.meta?.status?.code >= 400) return lose(credentialsRefused());
        serverInfo = message.server_info;
        phase = 'authenticated';
        failures = 0;
        heard();
        setTimer(timings.IDLE_CHECK);
        settle();
        return notify();
      default:
        deliver(message);
    }
  }

  function deliver(message: GatewayMessage): void {
    if (message.Message === 'DisconnectionMessage') isDismissed = true;
    const failure = phase === 'authenticated' ? undefined : authenticationFailure(message);
    if (failure) lose(failure);
    else for (const listener of messageListeners) listener(message);
  }

  function transmit(message: GatewayMessage): void {
    spokeAt = clock.now();
    socket?.send(codec.encode(message));
  }

  function say(Message: 'KeepAlive' | 'Ping'): void {
    transmit({ Message, Version: 2 });
  }

  const isWanted = () => phase !== 'idle' && phase !== 'paused';

  function wake(): void {
    if (phase === 'waiting' || phase === 'paused') void attempt();
    if (phase !== 'authenticated') return;
    // After a sleep, the state of an open connection is outdated: the server must answer soon.
    isHurried = true;
    if (clock.now() > deadAt) return lose();
    deadAt = Math.min(deadAt, clock.now() + timings.PROBE_TIMEOUT);
    say('Ping');
  }

  function pause(): void {
    if (isWanted()) leave(isDismissed ? 'idle' : 'paused');
    notify();
  }

  return {
    pause,
    wake,
    get state() {
      return publicState(phase);
    },
    get serverInfo() {
      return serverInfo;
    },
    connect: () =>
      new Promise((resolve, reject) => {
        unwatch ??= options.watch?.({ pause, wake });
        waiting.push((failure) => (failure ? reject(failure) : resolve()));
        if (phase === 'authenticated') settle();
        if (isWanted() && phase !== 'waiting') return;
        isDismissed = false;
        void attempt();
      }),
    send(message) {
      if (phase !== 'authenticated') throw unavailable('Not authenticated');
      transmit(message);
    },
    nextJobId: () => ++jobs,
    onState: (listener) => listen(stateListeners, listener),
    onMessage: (listener) => listen(messageListeners, listener),
    reconnect() {
      failures = 0;
      if (isWanted()) lose();
    },
    close() {
      unwatch?.();
      unwatch = undefined;
      leave('idle');
      notify();
    },
  };
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function asGatewayError(error: unknown): GatewayError {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Errors alone are thrown, of callers with a status
  const { message, status } = error as Error & { readonly status?: number };
  return error instanceof GatewayError ? error : new GatewayError(message, status || 503);
}

function unavailable(message: string): GatewayError {
  return new GatewayError(message, 503);
}

function timeout(what: string, milliseconds: number): GatewayError {
  return new GatewayError(`${what} timeout after ${milliseconds} ms`, 408);
}
