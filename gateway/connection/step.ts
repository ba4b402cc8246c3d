import { gatewayError, type GatewayError } from '../errors.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import type { InvalidMessage } from '../types.ts';
import { authenticationFailure, credentialsRefused, isRefusal } from './authentication.ts';
import type { Change, Event, Machine, Moment } from './machine.ts';

export const initial: Machine = { phase: 'idle', failures: 0, deadAt: 0, spokeAt: 0 };

/** The whole behaviour of a connection. Source: contract.md §4, §7, §8, §9. */
export function step(machine: Machine, event: Event, moment: Moment): Change {
  const { phase, wakeAt = 0 } = machine;
  const isWanted = phase !== 'idle' && phase !== 'paused';
  switch (event.is) {
    case 'connect':
      return isWanted && phase !== 'waiting' ? {} : { ...attempt(moment), isDismissed: false };
    case 'admitted':
      return { phase: 'opening', wakeAt: wakeAt + timings.CONNECTION_TIMEOUT - timings.TOKEN_TIMEOUT };
    case 'opened':
      return { phase: 'authenticating' };
    case 'sent':
      return { spokeAt: moment.now };
    case 'received':
      return { ...heard(machine, moment), ...received(machine, event.message, moment) };
    case 'time':
      return timePassed(machine, moment);
    case 'wake':
      if (phase === 'authenticated') return proveLife(machine, moment);
      return phase === 'waiting' || phase === 'paused' ? attempt(moment) : {};
    case 'lost':
      return lose(machine, moment, errorOf(machine, event.cause));
    case 'reconnect':
      return isWanted ? lose({ ...machine, failures: 0 }, moment) : {};
    case 'pause':
      return isWanted ? end(machine.isDismissed ? 'idle' : 'paused') : {};
    case 'close':
      return end('idle');
  }
}

function attempt({ now }: Moment): Change {
  return { phase: 'admission', isHurried: false, wakeAt: now + timings.TOKEN_TIMEOUT };
}

function end(phase: 'idle' | 'paused' | 'waiting', lost = unavailable('Connection closed while trying to connect')): Change {
  return { phase, lost, failures: 0, isHurried: false, wakeAt: undefined, serverInfo: undefined };
}

/** Another attempt follows after a delay, unless the server said not to come back. */
function lose({ failures, isDismissed, isHurried }: Machine, moment: Moment, lost?: GatewayError): Change {
  if (isDismissed) return end('idle', lost);
  if (isHurried) return { ...end('waiting', lost), ...attempt(moment) };
  return { ...end('waiting', lost), failures: failures + 1, wakeAt: moment.now + timings.reconnectDelay(failures, moment.random) };
}

/** After a sleep, what is known of an open connection is old: it must answer soon. */
function proveLife(machine: Machine, moment: Moment): Change {
  const { deadAt } = machine;
  if (moment.now > deadAt) return lose({ ...machine, isHurried: true }, moment);
  return { isHurried: true, deadAt: Math.min(deadAt, moment.now + timings.PROBE_TIMEOUT), send: 'Ping' };
}

function timePassed(machine: Machine, moment: Moment): Change {
  const { phase, deadAt, spokeAt } = machine;
  const { now, ownInterval } = moment;
  if (phase === 'waiting') return attempt(moment);
  if (phase === 'admission') return lose(machine, moment, timeout('Token', timings.TOKEN_TIMEOUT));
  if (phase !== 'authenticated') return lose(machine, moment, timeout('Connection', timings.CONNECTION_TIMEOUT));
  if (now > deadAt) return lose(machine, moment);
  return { wakeAt: now + timings.IDLE_CHECK, ...(now - spokeAt > ownInterval / 2 && { send: 'KeepAlive' }) };
}

function received(machine: Machine, message: GatewayMessage | InvalidMessage, moment: Moment): Change {
  switch (message.Message) {
    case 'InvalidMessage':
      return {};
    case 'Ping':
      return { send: 'KeepAlive' };
    case 'AuthenticationResponse':
    case 'ConfigurationResponse': {
      const serverInfo = message.server_info;
      if (message.meta?.status?.code >= 400) return lose(machine, moment, credentialsRefused());
      const wakeAt = moment.now + timings.IDLE_CHECK;
      return { ...heard({ serverInfo }, moment), phase: 'authenticated', failures: 0, wakeAt, serverInfo };
    }
    default: {
      const isDismissed = machine.isDismissed || message.Message === 'DisconnectionMessage';
      const failure = machine.phase === 'authenticated' ? undefined : authenticationFailure(message);
      return { isDismissed, ...(failure ? lose({ ...machine, isDismissed }, moment, failure) : { deliver: message }) };
    }
  }
}

/** Any frame is a sign of life, good for twice the silence that the server announced. A senseless figure gives the usual one. */
function heard({ serverInfo }: Pick<Machine, 'serverInfo'>, { now }: Moment): Change {
  const announced = (serverInfo?.maximum_idle_interval ?? 0) / 1000;
  return { isHurried: false, deadAt: now + (announced >= 1000 ? announced : timings.IDLE_INTERVAL) * timings.RECEIVE_FACTOR };
}

function errorOf({ phase }: Machine, cause: number | 'error' | GatewayError): GatewayError | undefined {
  if (typeof cause === 'object') return cause;
  if (phase === 'opening') return unavailable('Service Unavailable');
  if (cause === 'error') return unavailable('WebSocket error during authentication');
  return phase === 'authenticating' && isRefusal(cause) ? credentialsRefused() : undefined;
}

function unavailable(message: string): GatewayError {
  return gatewayError(message, 503);
}

function timeout(what: string, milliseconds: number): GatewayError {
  return gatewayError(`${what} timeout after ${milliseconds} ms`, 408);
}
