import type { OperationId, Role } from '../api.ts';

/** Operation of the contract, with the data to match, authorize and read its requests. */
export interface Route<Op extends OperationId = OperationId> {
  readonly id: Op;
  readonly method: string;
  /** Pattern of the address below `/redaktion/api`, with a group for each parameter. */
  readonly path: RegExp;
  /** Role that the editor must have. */
  readonly role: Role;
  readonly takes?: 'json' | 'file';
  /** Maximum size of the body in bytes. */
  readonly largestBody: number;
  /** Query parameters that are whole numbers. */
  readonly numbers: readonly string[];
}
