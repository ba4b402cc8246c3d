import { ServiceUnavailableError, TimeoutError, type GatewayError } from '../errors.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import type { InvalidMessage } from '../types.ts';
import { authenticationFailure, credentialsRefused, isRefusal } from './authentication.ts';
import type { Event, Machine, Moment, Step } from './machine.ts';

export const initial: Machine = { phase: 'idle', failures: 0, deadAt: 0, spokeAt: 0 };

/** The whole behaviour of a connection. Source: contract.md §4, §7, §8, §9. */
export function step(machine: Machine, event: Event, moment: Moment): Step {
  const { phase, wakeAt = 0 } = machine;
  const isWanted = phase !== 'idle' && phase !== 'paused';
  switch (event.is) {
    case 'connect':
      return isWanted && phase !== 'waiting' ? { machine } : attempt({ ...machine, isDismissed: false }, moment);
    case 'admitted':
      return { machine: { ...machine, phase: 'opening', wakeAt: wakeAt + timings.CONNECTION_TIMEOUT - timings.TOKEN_TIMEOUT } };
    case 'opened':
      return { machine: { ...machine, phase: 'authenticating' } };
    case 'sent':
      return { machine: { ...machine, spokeAt: moment.now } };
    case 'received':
      return received(machine, event.message, moment);
    case 'time':
      return timePassed(machine, moment);
    case 'wake':
      if (phase === 'waiting' || phase === 'paused') return attempt(machine, moment);
      return phase === 'authenticated' ? proveLife(machine, moment) : { machine };
    case 'lost':
      return lose(machine, moment, errorOf(machine, event.cause));
    case 'reconnect':
      return isWanted ? lose({ ...machine, failures: 0 }, moment, interrupted()) : { machine };
    case 'pause':
      return isWanted ? { machine: ended(machine, machine.isDismissed ? 'idle' : 'paused'), lost: interrupted() } : { machine };
    case 'close':
      return { machine: ended(machine, 'idle'), lost: interrupted() };
  }
}

function attempt(machine: Machine, { now }: Moment): Step {
  return { machine: { ...machine, phase: 'admission', isHurried: false, wakeAt: now + timings.TOKEN_TIMEOUT } };
}

/** Another attempt follows after a delay, unless the server said not to come back. */
function lose(machine: Machine, moment: Moment, lost: GatewayError): Step {
  const { failures, isDismissed, isHurried } = machine;
  const idle = ended(machine, 'idle');
  if (isDismissed) return { machine: idle, lost };
  if (isHurried) return { ...attempt(idle, moment), lost };
  const wakeAt = moment.now + timings.reconnectDelay(failures, moment.random);
  return { machine: { ...idle, phase: 'waiting', failures: failures + 1, wakeAt }, lost };
}

function ended(machine: Machine, phase: 'idle' | 'paused'): Machine {
  return { ...machine, phase, failures: 0, isHurried: false, wakeAt: undefined, serverInfo: undefined };
}

/** After a sleep, what is known of an open connection is old: it must answer soon. */
function proveLife(machine: Machine, moment: Moment): Step {
  const { now } = moment;
  const hurried = { ...machine, isHurried: true, deadAt: Math.min(machine.deadAt, now + timings.PROBE_TIMEOUT) };
  return now > machine.deadAt ? lose(hurried, moment, interrupted()) : { machine: hurried, send: 'Ping' };
}

function timePassed(machine: Machine, moment: Moment): Step {
  const { phase, deadAt, spokeAt } = machine;
  const { now, ownInterval } = moment;
  if (phase === 'waiting') return attempt(machine, moment);
  if (phase === 'admission') return lose(machine, moment, new TimeoutError(`Token timeout after ${timings.TOKEN_TIMEOUT} ms`));
  if (phase !== 'authenticated') {
    return lose(machine, moment, new TimeoutError(`Connection timeout after ${timings.CONNECTION_TIMEOUT} ms`));
  }
  if (now > deadAt) return lose(machine, moment, interrupted());
  const next = { ...machine, wakeAt: now + timings.IDLE_CHECK };
  return now - spokeAt > ownInterval / 2 ? { machine: next, send: 'KeepAlive' } : { machine: next };
}

function received(before: Machine, message: GatewayMessage | InvalidMessage, moment: Moment): Step {
  const machine = heard(before, moment);
  switch (message.Message) {
    case 'InvalidMessage':
      return { machine };
    case 'Ping':
      return { machine, send: 'KeepAlive' };
    case 'AuthenticationResponse':
    case 'ConfigurationResponse': {
      if (message.meta?.status?.code >= 400) return lose(machine, moment, credentialsRefused());
      const wakeAt = moment.now + timings.IDLE_CHECK;
      const next: Machine = { ...machine, phase: 'authenticated', failures: 0, wakeAt, serverInfo: message.server_info };
      return { machine: heard(next, moment) };
    }
    default: {
      const isDismissed = machine.isDismissed || message.Message === 'DisconnectionMessage';
      const failure = machine.phase === 'authenticated' ? undefined : authenticationFailure(message);
      if (failure) return lose({ ...machine, isDismissed }, moment, failure);
      return { machine: { ...machine, isDismissed }, deliver: message };
    }
  }
}

/** Any frame is a sign of life, good for twice the silence that the server announced. A senseless figure gives the usual one. */
function heard(machine: Machine, { now }: Moment): Machine {
  const announced = (machine.serverInfo?.maximum_idle_interval ?? 0) / 1000;
  const interval = announced >= 1000 ? announced : timings.IDLE_INTERVAL;
  return { ...machine, isHurried: false, deadAt: now + interval * timings.RECEIVE_FACTOR };
}

function errorOf({ phase }: Machine, cause: number | 'error' | GatewayError): GatewayError {
  if (typeof cause === 'object') return cause;
  if (phase === 'opening') return new ServiceUnavailableError();
  if (cause === 'error') return new ServiceUnavailableError('WebSocket error during authentication');
  return phase === 'authenticating' && isRefusal(cause) ? credentialsRefused() : interrupted();
}

function interrupted(): GatewayError {
  return new ServiceUnavailableError('Connection closed while trying to connect');
}
