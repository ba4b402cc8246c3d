import { errorCode } from '#domain/log/error-code.ts';
import { causesOf } from '../base/causes.ts';

/** SQLSTATEs of violated constraints: a referenced row is missing, or another row already has the key. */
const CODES = { reference: '23503', unique: '23505' } as const;

/** Returns true if a statement violated such a constraint, even if the error is wrapped. */
export function violates(error: unknown, rule: keyof typeof CODES): boolean {
  return [...causesOf(error)].some((at) => errorCode(at) === CODES[rule]);
}
