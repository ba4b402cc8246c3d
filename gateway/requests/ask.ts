import { refusalOf, TimeoutError, type GatewayError } from '../errors.ts';
import type { requestReason } from '../generated/constants.ts';
import type { RequestOptions } from '../types.ts';
import type { Answer, Failure, Job, Question } from './job.ts';
import { cleanedUp, type Jobs } from './jobs.ts';

const RETRIES_EXHAUSTED: (typeof requestReason)['retriesExhausted'] = 8;

/**
 * Sends one request and returns its answer.
 * @throws GatewayError when it is refused, not answered in time, or the connection is lost first; the signal's reason when it is aborted
 */
export function askOnce(jobs: Jobs, question: Question, options: RequestOptions & { readonly timeout: number }): Promise<Answer> {
  const { header, flags, signal, timeout } = options;
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      signal?.removeEventListener('abort', abort);
      jobs.drop(job);
    };
    const abort = () => {
      end();
      // Passes the reason of an abort on unchanged; it may be any value.
      reject(signal?.reason ?? cleanedUp('Aborted'));
    };
    const job = jobs.start({
      question,
      header: { ...header, ...(flags !== undefined && { flags }) },
      timeout,
      onAnswer(answer) {
        end();
        if (answer.Message === 'ErrorResponse' || answer.Message === 'PermissionDeniedResponse') reject(refusalOf(answer));
        else resolve(answer);
      },
      onError(error) {
        end();
        reject(error);
      },
      fail(failure) {
        const error = errorOf(failure, job);
        job.stage = 'over';
        end();
        reject(error);
      },
    });
    signal?.addEventListener('abort', abort);
  });
}

function errorOf(failure: Failure, { question, timeout, idJob, resends }: Job): GatewayError {
  const what = 'path' in question ? question.path : question.Message;
  switch (failure) {
    case 'unsent':
      return new TimeoutError('sendRequest timeout reached');
    case 'unanswered':
      return new TimeoutError(`Request timeout reached (${timeout} ms) for ${what}, idJob ${idJob}`);
    case 'rejected':
      return new TimeoutError(`Timeout for idJob ${idJob}: rejected ${resends + 1} times`, RETRIES_EXHAUSTED);
    case 'cut off':
      return cleanedUp(`Connection lost before the answer to idJob ${idJob}`);
  }
}
