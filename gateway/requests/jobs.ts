import { GatewayError, ServiceUnavailableError, TimeoutError } from '../errors.ts';
import { requestReason } from '../generated/constants.ts';
import * as timings from '../timings.ts';
import type { Clock, Connection, RequestOptions } from '../types.ts';
import { checkedHeader, timeoutOf } from './header.ts';
import { isAnswer, nameOf, type Job, type JobEvents, type Question } from './job.ts';

/**
 * `waiting` for authentication, `sent`, `resting` until it is sent again, `running`: standing and answered.
 */
interface Entry {
  readonly question: Question;
  readonly events: JobEvents;
  readonly header: object;
  /** Milliseconds, counted from each sending. */
  readonly timeout: number;
  /** Stays after its first answer and outlives connections. */
  readonly isStanding: boolean;
  stage: 'waiting' | 'sent' | 'resting' | 'running';
  idJob: number;
  /** Times that it was sent again after a reject. */
  resends: number;
  /** Delays used up since it last worked. */
  renewals: number;
  timer?: unknown;
  unlisten?: () => void;
}

export interface Jobs {
  /** @throws BadRequestError for a senseless timeout or authentication id; all else is told to `events`, later. */
  start(question: Question, options: RequestOptions, isStanding: boolean, events: JobEvents): Job;
  close(): void;
}

/** Sends requests in order once authenticated and leads each to its end. Source: contract.md §4 "Request layer", §8, §9. */
export function createJobs(connection: Connection, clock: Clock): Jobs {
  /** All that live, in order of issue. */
  const entries = new Set<Entry>();
  /** Those that the server may answer. */
  const byId = new Map<number, Entry>();
  let timeoutsInRow = 0;
  let isClosed = false;

  const isOpen = () => connection.state === 'AUTHENTICATED';
  const stopListening = [connection.onState(() => (isOpen() ? flush() : lost())), connection.onMessage(received)];

  function arm(entry: Entry, milliseconds: number, run: (entry: Entry) => void): void {
    disarm(entry);
    entry.timer = clock.setTimeout(() => {
      entry.timer = undefined;
      run(entry);
    }, milliseconds);
  }

  function disarm(entry: Entry): void {
    if (entry.timer !== undefined) clock.clearTimeout(entry.timer);
    entry.timer = undefined;
  }

  function enqueue(entry: Entry): void {
    if (isOpen()) return send(entry);
    wait(entry);
  }

  function wait(entry: Entry): void {
    Object.assign(entry, { stage: 'waiting', idJob: 0, resends: 0 });
    disarm(entry);
    if (!entry.isStanding) arm(entry, entry.timeout, () => fail(entry, new TimeoutError('sendRequest timeout reached')));
  }

  function send(entry: Entry): void {
    entry.stage = 'sent';
    entry.idJob ||= connection.nextJobId();
    byId.set(entry.idJob, entry);
    arm(entry, entry.timeout, timedOut);
    const resend = entry.resends > 0 ? { resend_counter: entry.resends } : {};
    connection.send({
      ...entry.question,
      header: { ...entry.header, ...resend, timeout: Math.ceil(entry.timeout * 1000), id_job: entry.idJob },
    });
  }

  /** The server's part ends; `isKnown`: it has to be told. */
  function release(entry: Entry, isKnown: boolean): void {
    const { idJob, stage } = entry;
    disarm(entry);
    byId.delete(idJob);
    entry.idJob = 0;
    if (!isKnown || !isOpen() || (stage !== 'sent' && stage !== 'running')) return;
    connection.send({
      Message: 'CancelSubscriptionRequest',
      Version: 2,
      id_job_subscription: idJob,
      header: { id_job: connection.nextJobId() },
    });
  }

  /** Says whether it lived until now. */
  function drop(entry: Entry, isKnown: boolean): boolean {
    if (!entries.delete(entry)) return false;
    entry.unlisten?.();
    release(entry, isKnown);
    return true;
  }

  function fail(entry: Entry, error: Error, isKnown = false): void {
    if (drop(entry, isKnown)) entry.events.onError(error);
  }

  function renew(entry: Entry, isKnown: boolean): void {
    if (!entries.has(entry)) return;
    release(entry, isKnown);
    Object.assign(entry, { stage: 'resting', resends: 0 });
    arm(entry, timings.reconnectDelay(entry.renewals++, 0), enqueue);
    entry.events.onLost?.();
  }

  function timedOut(entry: Entry): void {
    const error = new TimeoutError(`Request timeout reached (${entry.timeout} ms) for ${nameOf(entry.question)}, idJob ${entry.idJob}`);
    const isDead = ++timeoutsInRow >= timings.MAXIMUM_TIMEOUTS;
    if (!entry.isStanding) drop(entry, false);
    else if (!isDead) renew(entry, true);
    if (isDead) {
      timeoutsInRow = 0;
      connection.reconnect();
    }
    if (!entry.isStanding) entry.events.onError(error);
  }

  function rejected(entry: Entry): void {
    const delay = timings.REJECT_DELAYS[entry.resends];
    if (delay !== undefined) {
      entry.stage = 'resting';
      entry.resends++;
      arm(entry, delay, send);
    } else if (entry.isStanding) {
      renew(entry, false);
    } else {
      const text = `Timeout for idJob ${entry.idJob}: rejected ${entry.resends + 1} times`;
      fail(entry, new TimeoutError(text, requestReason.retriesExhausted));
    }
  }

  function received(message: { readonly Message: string }): void {
    if (!isAnswer(message)) return;
    const isResponse = message.Message !== 'HighLevelUpdate' && message.Message !== 'LossMessage';
    if (isResponse) timeoutsInRow = 0;
    const entry = byId.get(message.header.id_job);
    if (entry === undefined) return;
    if (message.Message === 'RejectMessage') {
      if (entry.stage === 'sent') rejected(entry);
    } else if (entry.isStanding) {
      disarm(entry);
      entry.stage = 'running';
      entry.events.onAnswer(message);
    } else if (isResponse) {
      drop(entry, false);
      entry.events.onAnswer(message);
    }
  }

  function flush(): void {
    for (const entry of entries) if (entry.stage === 'waiting' && isOpen()) send(entry);
  }

  /** What the server had rejected waits again, for it was not done; what it has not answered may have been done, and fails. */
  function lost(): void {
    const changed = [...entries].filter(({ stage }) => stage !== 'waiting');
    byId.clear();
    const told = changed.map((entry) => {
      const { idJob, stage } = entry;
      disarm(entry);
      if (entry.isStanding || stage === 'resting') wait(entry);
      return entry.isStanding
        ? () => entry.events.onLost?.()
        : () => stage === 'sent' && fail(entry, cleanedUp(`Connection lost before the answer to idJob ${idJob}`));
    });
    for (const tell of told) tell();
  }

  function start(question: Question, options: RequestOptions, isStanding: boolean, events: JobEvents): Job {
    const { flags, signal } = options;
    const header = { ...checkedHeader(options.header), ...(flags === undefined ? {} : { flags }) };
    const common = { question, events, header, timeout: timeoutOf(options), isStanding };
    const entry: Entry = { ...common, stage: 'waiting', idJob: 0, resends: 0, renewals: 0 };
    const refusal = isClosed ? cleanedUp('Request layer closed') : signal?.aborted === true ? asError(signal.reason) : refusalOfBuffer();
    entries.add(entry);
    if (refusal !== undefined) {
      entry.stage = 'resting';
      queueMicrotask(() => fail(entry, refusal));
    } else {
      listenTo(signal, entry);
      enqueue(entry);
    }
    return {
      get idJob() {
        return entry.idJob;
      },
      stop: (isKnown = true) => void drop(entry, isKnown),
      renew: (isKnown = true) => renew(entry, isKnown),
      settle() {
        entry.renewals = 0;
      },
    };
  }

  function refusalOfBuffer(): GatewayError | undefined {
    if (isOpen()) return undefined;
    const held = [...entries].filter(({ stage }) => stage === 'waiting').length;
    if (held < timings.REQUEST_BUFFER) return undefined;
    return new ServiceUnavailableError(`Request buffer full (${timings.REQUEST_BUFFER} requests)`);
  }

  function listenTo(signal: AbortSignal | undefined, entry: Entry): void {
    if (signal === undefined) return;
    const abort = () => fail(entry, asError(signal.reason), true);
    signal.addEventListener('abort', abort);
    entry.unlisten = () => signal.removeEventListener('abort', abort);
  }

  return {
    start,
    close() {
      isClosed = true;
      for (const stop of stopListening) stop();
      for (const entry of Array.from(entries)) fail(entry, cleanedUp('Request layer closed'), entry.isStanding);
    },
  };
}

function cleanedUp(message: string): GatewayError {
  return new ServiceUnavailableError(message, requestReason.cleanedUp);
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new GatewayError('Aborted', 499);
}
