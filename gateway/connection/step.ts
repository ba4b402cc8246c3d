import { ServiceUnavailableError, TimeoutError, type GatewayError } from '../errors.ts';
import type { GatewayMessage, ServerInfo } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import type { InvalidMessage } from '../types.ts';
import { authenticationOutcome, credentialsRefused, isRefusal, peerIntervalOf } from './authentication.ts';
import type { Event, Machine, Moment, Step } from './machine.ts';

export const initial: Machine = {
  phase: 'idle',
  failures: 0,
  token: '',
  attemptEnds: 0,
  isDismissed: false,
  heardAt: 0,
  spokeAt: 0,
  peerInterval: timings.IDLE_INTERVAL,
};

/** The whole behaviour of a connection: what an event makes of it, and what is to be done. Source: contract.md §4, §7, §8, §9. */
export function step(machine: Machine, event: Event, moment: Moment): Step {
  const { phase } = machine;
  switch (event.is) {
    case 'connect':
      if (phase === 'authenticated') return [machine, [{ do: 'settle' }]];
      return isAttempt(machine) ? [machine, []] : attempt({ ...machine, isDismissed: false }, moment);
    case 'reconnect':
      return isWanted(machine) ? lose({ ...machine, failures: 0 }, moment, interrupted()) : [machine, []];
    case 'pause':
      return isWanted(machine) ? end(machine, machine.isDismissed ? 'idle' : 'paused', interrupted()) : [machine, []];
    case 'close':
      return end(machine, 'idle', interrupted());
    case 'wake':
      return wake(machine, moment);
    case 'time':
      return timePassed(machine, moment);
    case 'admitted':
      return [
        { ...machine, phase: 'opening', token: event.admission.token, wakeAt: machine.attemptEnds },
        [{ do: 'open', url: event.admission.url }],
      ];
    case 'notAdmitted':
      return lose(machine, moment, event.error);
    case 'socketOpen':
      return [
        { ...machine, phase: 'authenticating', authenticationJob: event.idJob, token: '' },
        [{ do: 'authenticate', idJob: event.idJob, token: machine.token }],
      ];
    case 'socketClosed':
      return lose(machine, moment, closeError(machine, event.code));
    case 'socketError':
      return lose(
        machine,
        moment,
        phase === 'authenticating' ? new ServiceUnavailableError('WebSocket error during authentication') : new ServiceUnavailableError(),
      );
    case 'sent':
      return [{ ...machine, spokeAt: moment.now }, []];
    case 'received':
      return received({ ...machine, heardAt: moment.now, probedAt: undefined }, event.message, moment);
  }
}

const isAttempt = ({ phase }: Machine) => phase === 'admission' || phase === 'opening' || phase === 'authenticating';
const isWanted = ({ phase }: Machine) => phase !== 'idle' && phase !== 'paused';

function attempt(machine: Machine, { now }: Moment): Step {
  const attemptEnds = now + timings.CONNECTION_TIMEOUT;
  return [{ ...machine, phase: 'admission', attemptEnds, wakeAt: now + timings.TOKEN_TIMEOUT }, [{ do: 'askAdmission' }]];
}

/** Connection or attempt are gone. Another attempt follows after a delay, unless the server said not to come back. */
function lose(machine: Machine, { now, random }: Moment, error: GatewayError): Step {
  const [ended, effects] = end(machine, 'idle', error);
  if (machine.isDismissed) return [ended, effects];
  const { failures } = machine;
  return [{ ...ended, phase: 'waiting', failures: failures + 1, wakeAt: now + timings.reconnectDelay(failures, random) }, effects];
}

function end(machine: Machine, phase: 'idle' | 'paused', error: GatewayError): Step {
  const nothing = { failures: 0, wakeAt: undefined, probedAt: undefined, serverInfo: undefined, token: '' };
  return [{ ...machine, ...nothing, phase }, [{ do: 'drop' }, { do: 'settle', error }]];
}

/** Somebody looks again after a sleep: nobody waits for a delay, and an open connection must show that it lives. */
function wake(machine: Machine, moment: Moment): Step {
  if (machine.phase === 'waiting' || machine.phase === 'paused') return attempt(machine, moment);
  if (machine.phase !== 'authenticated') return [machine, []];
  if (isSilent(machine, moment)) return loseAndReturn(machine, moment);
  return [{ ...machine, probedAt: machine.probedAt ?? moment.now }, [{ do: 'send', message: { Message: 'Ping', Version: 2 } }]];
}

function loseAndReturn(machine: Machine, moment: Moment): Step {
  const [lost, effects] = lose(machine, moment, interrupted());
  if (lost.phase === 'idle') return [lost, effects];
  const [next, more] = attempt({ ...lost, failures: 0 }, moment);
  return [next, [...effects, ...more]];
}

function timePassed(machine: Machine, moment: Moment): Step {
  switch (machine.phase) {
    case 'waiting':
      return attempt(machine, moment);
    case 'admission':
      return lose(machine, moment, new TimeoutError(`Token timeout after ${timings.TOKEN_TIMEOUT} ms`));
    case 'opening':
    case 'authenticating':
      return lose(machine, moment, new TimeoutError(`Connection timeout after ${timings.CONNECTION_TIMEOUT} ms`));
    case 'authenticated':
      return idleness(machine, moment);
    case 'idle':
    case 'paused':
      return [machine, []];
  }
}

function idleness(machine: Machine, moment: Moment): Step {
  const { probedAt, spokeAt } = machine;
  if (isSilent(machine, moment)) return lose(machine, moment, interrupted());
  if (probedAt !== undefined && moment.now - probedAt > timings.PROBE_TIMEOUT) return loseAndReturn(machine, moment);
  const isSignDue = moment.now - spokeAt > moment.ownInterval / 2;
  return [
    { ...machine, wakeAt: moment.now + timings.IDLE_CHECK },
    isSignDue ? [{ do: 'send', message: { Message: 'KeepAlive', Version: 2 } }] : [],
  ];
}

function isSilent({ heardAt, peerInterval }: Machine, { now }: Moment): boolean {
  return now - heardAt > peerInterval * timings.RECEIVE_FACTOR;
}

function received(machine: Machine, message: GatewayMessage | InvalidMessage, moment: Moment): Step {
  switch (message.Message) {
    case 'InvalidMessage':
      return [machine, []];
    case 'Ping':
      return [machine, [{ do: 'send', message: { Message: 'KeepAlive', Version: 2 } }]];
    case 'DisconnectionMessage':
      return understood({ ...machine, isDismissed: true }, message, moment);
    default:
      return understood(machine, message, moment);
  }
}

function understood(machine: Machine, message: GatewayMessage, moment: Moment): Step {
  if (machine.phase === 'authenticating') {
    const outcome = authenticationOutcome(message, machine.authenticationJob);
    if (outcome === undefined) return [machine, []];
    if (outcome instanceof Error) return lose(machine, moment, outcome);
    const authenticated = { phase: 'authenticated', failures: 0, wakeAt: moment.now + timings.IDLE_CHECK } as const;
    return [{ ...informed(machine, outcome), ...authenticated }, [{ do: 'settle' }]];
  }
  const next = message.Message === 'ConfigurationResponse' ? informed(machine, message.server_info) : machine;
  return [next, [{ do: 'deliver', message }]];
}

function informed(machine: Machine, serverInfo: ServerInfo): Machine {
  return { ...machine, serverInfo, peerInterval: peerIntervalOf(serverInfo) };
}

function closeError({ phase }: Machine, code: number): GatewayError {
  if (phase === 'opening') return new ServiceUnavailableError();
  return phase === 'authenticating' && isRefusal(code) ? credentialsRefused() : interrupted();
}

function interrupted(): GatewayError {
  return new ServiceUnavailableError('Connection closed while trying to connect');
}
