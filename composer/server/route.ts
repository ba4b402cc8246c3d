import type { OperationId, Role } from '../api.ts';

/** An operation of the contract as its requests are known and read. */
export interface Route<Op extends OperationId = OperationId> {
  readonly id: Op;
  readonly method: string;
  /** Of the address below `/redaktion/api`, with a group for each parameter. */
  readonly path: RegExp;
  /** What an editor must be. */
  readonly role: Role;
  readonly takes?: 'json' | 'file';
  /** Bytes. */
  readonly largestBody: number;
  /** Parameters of the query that are whole numbers. */
  readonly numbers: readonly string[];
}
