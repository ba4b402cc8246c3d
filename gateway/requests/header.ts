import { BadRequestError } from '../errors.ts';
import { REQUEST_TIMEOUT } from '../timings.ts';
import type { RequestHeaderExtras, RequestOptions } from '../types.ts';

/**
 * Timeout of a request, in ms.
 * @throws BadRequestError unless it is greater than 0 and within the range of timers. Source: contract.md §5.
 */
export function timeoutOf({ timeout = REQUEST_TIMEOUT }: RequestOptions): number {
  if (timeout > 0 && timeout < 2 ** 31) return timeout;
  throw new BadRequestError('Timeout must be greater than 0');
}

/**
 * Header field with the application and user for whom a request is made.
 * @throws BadRequestError unless both are integers. Source: contract.md §5.
 */
export function authenticationIds(application: number, user: number): RequestHeaderExtras {
  if (!Number.isSafeInteger(application)) throw new BadRequestError('Application id must be an integer');
  if (!Number.isSafeInteger(user)) throw new BadRequestError('User id must be an integer');
  return { authentication: { id_application: application, id_user: user } };
}
