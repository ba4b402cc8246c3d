import { errorCode } from '#domain/log/error-code.ts';
import { causesOf } from '../base/causes.ts';

/** SQLSTATEs of what the schema refuses: a row that is named is gone, or another row has the key already. */
const CODES = { reference: '23503', unique: '23505' } as const;

/** Whether a statement failed at such a rule of the schema, also where the fault was wrapped. */
export function violates(error: unknown, rule: keyof typeof CODES): boolean {
  return [...causesOf(error)].some((at) => errorCode(at) === CODES[rule]);
}
