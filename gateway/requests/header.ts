import { BadRequestError } from '../errors.ts';
import type { RequestHeader } from '../generated/messages.ts';
import { REQUEST_TIMEOUT } from '../timings.ts';
import type { RequestOptions } from '../types.ts';

/** Longer waits than a timer can keep are no waits. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Milliseconds of patience. @throws BadRequestError unless it is greater than 0 and a timer can keep it. Source: contract.md §5. */
export function timeoutOf({ timeout = REQUEST_TIMEOUT }: RequestOptions): number {
  if (!(timeout > 0 && timeout <= LONGEST_TIMEOUT)) throw new BadRequestError('Timeout must be greater than 0');
  return timeout;
}

/** @throws BadRequestError when an authentication id is no integer. Source: contract.md §5. */
export function checkedHeader(extras: RequestOptions['header'] = {}): Omit<RequestHeader, 'id_job'> {
  const { id_application: application = 0, id_user: user = 0 } = extras.authentication ?? {};
  if (!Number.isSafeInteger(application)) throw new BadRequestError('Application id must be an integer');
  if (!Number.isSafeInteger(user)) throw new BadRequestError('User id must be an integer');
  return extras;
}
