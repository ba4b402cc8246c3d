import { diskCode } from '#documents/files/disk.ts';
import { diskReason } from '#documents/files/disk-fault.ts';
import type { Fault } from '../api.ts';

/** An answer that is no success; `body` goes out as it is, bytes are JSON that a job has written. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: Fault | Uint8Array;
  constructor(status: number, body: Fault | Uint8Array) {
    super('message' in body ? body.message : `Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export function refuse(status: number, message: string): never {
  throw new Refusal(status, { message });
}

/**
 * A fault of the disk as an answer: 507 with the reason and what it means for the publication. Any other error stays as it is.
 * @param outcome a German sentence
 */
export function refusalOfDisk(error: unknown, outcome: string): unknown {
  if (error instanceof Refusal) return error.status === 507 ? withOutcome(error, outcome) : error;
  return diskCode(error) === undefined ? error : new Refusal(507, { message: `${diskReason(error)}. ${outcome}` });
}

function withOutcome(refusal: Refusal, outcome: string): Refusal {
  return refusal.message.includes(outcome) ? refusal : new Refusal(507, { message: `${refusal.message} ${outcome}` });
}
