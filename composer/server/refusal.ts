import type { DraftState, Fault } from '../api.ts';

/** An answer that is no success; `body` goes out as it is. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: Fault | DraftState;
  constructor(status: number, body: Fault | DraftState) {
    super('message' in body ? body.message : `Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export function refuse(status: number, message: string): never {
  throw new Refusal(status, { message });
}
