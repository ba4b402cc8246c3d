import { gatewayError, ServiceUnavailableError, TimeoutError, type GatewayError } from '../errors.ts';
import type { requestReason } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import type { Clock, Connection, RequestOptions } from '../types.ts';
import { timeoutOf } from './header.ts';
import type { Answer, Entry, Job, JobEvents, Question } from './job.ts';

const RETRIES_EXHAUSTED: (typeof requestReason)['retriesExhausted'] = 8;
const CLEANED_UP: (typeof requestReason)['cleanedUp'] = 1001;

export interface Jobs {
  /** @throws BadRequestError for a senseless timeout; all else is told to `events`, later. */
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
    clock.clearTimeout(entry.timer);
    entry.timer = clock.setTimeout(() => run(entry), milliseconds);
  }

  function enqueue(entry: Entry): void {
    release(entry);
    entry.stage = 'waiting';
    entry.resends = 0;
    if (isOpen()) send(entry);
    else if (!entry.isStanding) arm(entry, entry.timeout, () => fail(entry, new TimeoutError('sendRequest timeout reached')));
  }

  function send(entry: Entry): void {
    const { question, header, timeout, resends } = entry;
    entry.stage = 'open';
    entry.idJob ||= connection.nextJobId();
    byId.set(entry.idJob, entry);
    arm(entry, timeout, timedOut);
    const resend = resends > 0 && { resend_counter: resends };
    connection.send({ ...question, header: { ...header, ...resend, timeout: Math.ceil(timeout * 1000), id_job: entry.idJob } });
  }

  /** Ends what goes on for it, here and at the server. */
  function release(entry: Entry): void {
    const { idJob, stage } = entry;
    clock.clearTimeout(entry.timer);
    byId.delete(idJob);
    entry.idJob = 0;
    if (stage !== 'open' || !isOpen()) return;
    const header = { id_job: connection.nextJobId() };
    connection.send({ Message: 'CancelSubscriptionRequest', Version: 2, id_job_subscription: idJob, header });
  }

  /** Says whether it lived until now. */
  function drop(entry: Entry): boolean {
    if (!entries.delete(entry)) return false;
    entry.unlisten?.();
    release(entry);
    return true;
  }

  function fail(entry: Entry, error: Error): void {
    if (drop(entry)) entry.events.onError(error);
  }

  function renew(entry: Entry): void {
    if (!entries.has(entry)) return;
    release(entry);
    entry.stage = 'resting';
    arm(entry, timings.reconnectDelay(entry.renewals++, 0), enqueue);
    entry.events.onLost?.();
  }

  function timedOut(entry: Entry): void {
    const { question, timeout, idJob, isStanding } = entry;
    const what = 'path' in question ? question.path : question.Message;
    const isDead = ++timeoutsInRow >= timings.MAXIMUM_TIMEOUTS;
    if (!isStanding) {
      entry.stage = 'over';
      drop(entry);
    } else if (!isDead) renew(entry);
    if (isDead) {
      timeoutsInRow = 0;
      connection.reconnect();
    }
    if (!isStanding) entry.events.onError(new TimeoutError(`Request timeout reached (${timeout} ms) for ${what}, idJob ${idJob}`));
  }

  function rejected(entry: Entry): void {
    const delay = timings.REJECT_DELAYS[entry.resends++];
    entry.stage = 'resting';
    if (delay !== undefined) arm(entry, delay, send);
    else if (entry.isStanding) renew(entry);
    else fail(entry, new TimeoutError(`Timeout for idJob ${entry.idJob}: rejected ${entry.resends} times`, RETRIES_EXHAUSTED));
  }

  function received(message: GatewayMessage): void {
    const { Message, header } = message as Answer;
    const isUpdate = Message === 'HighLevelUpdate' || Message === 'LossMessage';
    const entry = byId.get(header?.id_job);
    if (header && !isUpdate) timeoutsInRow = 0;
    if (!entry || (isUpdate && !entry.isStanding)) return;
    if (Message === 'RejectMessage') {
      if (entry.stage === 'open') rejected(entry);
      return;
    }
    clock.clearTimeout(entry.timer);
    if (!Message.startsWith('HighLevel')) entry.stage = 'over';
    if (!entry.isStanding) {
      entry.stage = 'over';
      drop(entry);
    }
    entry.events.onAnswer(message as Answer);
  }

  function flush(): void {
    for (const entry of entries) if (entry.stage === 'waiting' && isOpen()) send(entry);
  }

  /** What the server had rejected waits again, for it was not done; what it has not answered may have been done, and fails. */
  function lost(): void {
    const touched = [...entries].filter(({ stage }) => stage !== 'waiting');
    for (const entry of touched) if (entry.isStanding || entry.stage === 'resting') enqueue(entry);
    for (const entry of touched) {
      if (entry.stage === 'waiting') entry.events.onLost?.();
      else fail(entry, cleanedUp(`Connection lost before the answer to idJob ${entry.idJob}`));
    }
  }

  function start(question: Question, options: RequestOptions, isStanding: boolean, events: JobEvents): Job {
    const { header, flags, signal } = options;
    const entry: Entry = {
      question,
      events,
      header: { ...header, ...(flags !== undefined && { flags }) },
      timeout: timeoutOf(options),
      isStanding,
      stage: 'over',
      idJob: 0,
      resends: 0,
      renewals: 0,
    };
    const abort = () => fail(entry, (signal?.reason ?? cleanedUp('Aborted')) as Error);
    signal?.addEventListener('abort', abort);
    entry.unlisten = () => signal?.removeEventListener('abort', abort);
    const refusal = refusalNow();
    entries.add(entry);
    if (refusal) queueMicrotask(() => fail(entry, refusal));
    else if (signal?.aborted) queueMicrotask(abort);
    else enqueue(entry);
    return {
      get idJob() {
        return entry.idJob;
      },
      stop: () => void drop(entry),
      renew: () => renew(entry),
      settle() {
        entry.renewals = 0;
      },
    };
  }

  function refusalNow(): GatewayError | undefined {
    if (isClosed) return cleanedUp('Request layer closed');
    const held = [...entries].filter(({ stage }) => stage === 'waiting').length;
    if (held >= timings.REQUEST_BUFFER) return new ServiceUnavailableError(`Request buffer full (${timings.REQUEST_BUFFER} requests)`);
  }

  return {
    start,
    close() {
      isClosed = true;
      for (const stop of stopListening) stop();
      for (const entry of Array.from(entries)) fail(entry, cleanedUp('Request layer closed'));
    },
  };
}

function cleanedUp(message: string): GatewayError {
  return gatewayError(message, 503, CLEANED_UP);
}
