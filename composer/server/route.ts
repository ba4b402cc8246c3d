import type { OperationId, Role } from '../api.ts';

/** An operation of the contract as its requests are known and read. */
export interface Route<Op extends OperationId = OperationId> {
  readonly id: Op;
  readonly method: string;
  /** Pattern of the address below `/redaktion/api`, with a group for each parameter. */
  readonly path: RegExp;
  /** Role that the editor must have. */
  readonly role: Role;
  readonly takes?: 'json' | 'file';
  /** Bytes. */
  readonly largestBody: number;
  /** Parameters of the query that are whole numbers. */
  readonly numbers: readonly string[];
}
