import { diskCode } from '#documents/files/disk.ts';
import { diskReason } from '#documents/files/disk-fault.ts';
import type { Fault } from '../api.ts';

/** Error that becomes an answer with a status other than success. `body` is sent unchanged; bytes are JSON from a job. */
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
 * Converts an error of the disk to a refusal: 507 with the reason and the consequence for the publication. Returns any other error
 * unchanged.
 * @param outcome German sentence about the consequence
 */
export function refusalOfDisk(error: unknown, outcome: string): unknown {
  if (error instanceof Refusal) return error.status === 507 ? withOutcome(error, outcome) : error;
  return diskCode(error) === undefined ? error : new Refusal(507, { message: `${diskReason(error)}. ${outcome}` });
}

function withOutcome(refusal: Refusal, outcome: string): Refusal {
  return refusal.message.includes(outcome) ? refusal : new Refusal(507, { message: `${refusal.message} ${outcome}` });
}
