import { GatewayError } from '../errors.ts';
import type { requestReason } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import * as timings from '../timings.ts';
import type { Clock, Connection } from '../types.ts';
import type { Answer, Failure, Job, Task } from './job.ts';

const CLEANED_UP: (typeof requestReason)['cleanedUp'] = 1001;

export interface Jobs {
  /** Number of jobs that wait for authentication. */
  readonly waiting: number;
  start(task: Task): Job;
  /** Drops a job, and cancels it at the server if it is open there. Returns true if the job existed. */
  drop(job: Job): boolean;
  /** Cancels a standing job at the server and resends it after a delay that grows with its `renewals`. */
  renew(job: Job): void;
  close(): void;
}

/** Sends requests in order once authenticated, and settles each of them. Source: contract.md §4 "Request layer", §8, §9. */
export function createJobs(connection: Connection, clock: Clock): Jobs {
  /** All current jobs in order of issue. */
  const jobs = new Set<Job>();
  /** Jobs that the server may answer, by job number. */
  const byId = new Map<number, Job>();
  let timeoutsInRow = 0;

  const isOpen = () => connection.state === 'AUTHENTICATED';
  const stopListening = [connection.onState(() => (isOpen() ? flush() : lost())), connection.onMessage(received)];

  function arm(job: Job, milliseconds: number, run: (job: Job) => void): void {
    clock.clearTimeout(job.timer);
    job.timer = clock.setTimeout(() => run(job), milliseconds);
  }

  function enqueue(job: Job): void {
    release(job);
    job.stage = 'waiting';
    job.resends = 0;
    if (isOpen()) send(job);
    else if (job.fail) arm(job, job.timeout, () => job.fail?.('unsent'));
  }

  function send(job: Job): void {
    const { question, header, timeout, resends } = job;
    job.stage = 'open';
    job.idJob ||= connection.nextJobId();
    byId.set(job.idJob, job);
    arm(job, timeout, timedOut);
    const resend = resends > 0 && { resend_counter: resends };
    connection.send({ ...question, header: { ...header, ...resend, timeout: Math.ceil(timeout * 1000), id_job: job.idJob } });
  }

  /** Clears the timer and number of a job, and cancels it at the server. */
  function release(job: Job): void {
    const { idJob, stage } = job;
    clock.clearTimeout(job.timer);
    byId.delete(idJob);
    job.idJob = 0;
    if (stage !== 'open' || !isOpen()) return;
    const header = { id_job: connection.nextJobId() };
    connection.send({ Message: 'CancelSubscriptionRequest', Version: 2, id_job_subscription: idJob, header });
  }

  function drop(job: Job): boolean {
    const lived = jobs.delete(job);
    if (lived) release(job);
    return lived;
  }

  function renew(job: Job): void {
    if (!jobs.has(job)) return;
    release(job);
    job.stage = 'resting';
    arm(job, timings.reconnectDelay(job.renewals++, 0), enqueue);
    job.onLost?.();
  }

  const giveUp = (job: Job, failure: Failure) => (job.fail ? job.fail(failure) : renew(job));

  function timedOut(job: Job): void {
    giveUp(job, 'unanswered');
    if (++timeoutsInRow < timings.MAXIMUM_TIMEOUTS) return;
    timeoutsInRow = 0;
    connection.reconnect();
  }

  function rejected(job: Job): void {
    job.stage = 'resting';
    if (job.resends === timings.REJECT_RETRIES) giveUp(job, 'rejected');
    else arm(job, timings.REJECT_DELAY * 2 ** job.resends++, send);
  }

  function received(message: GatewayMessage): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Servers send only answers here; without a header no job is found
    const answer = message as Answer;
    const { Message, header } = answer;
    const isUpdate = Message === 'HighLevelUpdate' || Message === 'LossMessage';
    const job = byId.get(header?.id_job);
    if (header && !isUpdate) timeoutsInRow = 0;
    if (!job || (isUpdate && job.fail)) return;
    if (Message === 'RejectMessage') {
      if (job.stage === 'open') rejected(job);
      return;
    }
    clock.clearTimeout(job.timer);
    if (job.fail || !Message.startsWith('HighLevel')) job.stage = 'over';
    job.onAnswer(answer);
  }

  function flush(): void {
    for (const job of jobs) if (job.stage === 'waiting' && isOpen()) send(job);
  }

  /**
   * Handles a lost connection. A rejected request was not executed, so it waits again. An unanswered one may have been executed, so it
   * fails.
   */
  function lost(): void {
    for (const job of Array.from(jobs)) {
      if (job.stage === 'waiting' || !jobs.has(job)) continue;
      if (job.fail && job.stage === 'open') job.fail('cut off');
      else {
        enqueue(job);
        job.onLost?.();
      }
    }
  }

  return {
    get waiting() {
      return [...jobs].filter(({ stage }) => stage === 'waiting').length;
    },
    start(task) {
      const job: Job = { ...task, stage: 'over', idJob: 0, resends: 0, renewals: 0 };
      jobs.add(job);
      enqueue(job);
      return job;
    },
    drop,
    renew,
    close() {
      for (const stop of stopListening) stop();
      for (const job of Array.from(jobs)) if (drop(job)) job.onError(cleanedUp('Request layer closed'));
    },
  };
}

export function cleanedUp(message: string): GatewayError {
  return new GatewayError(message, 503, CLEANED_UP);
}
