import { expect } from 'vitest';
import type { Operation } from './operations.ts';
import { faultsOf } from './schemas.ts';

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}

/** Returns the status, violations of the declared schema in the error body, and the technical text. */
export function refusal(operation: Operation, answer: Answer): { status: number; bodyFaults: string[]; message: string } {
  const schema = operation.responses[String(answer.statusCode)] ?? operation.responses.default ?? {};
  const body = answer.json() as { errorMessage: string; statusCode: number };
  expect(body.statusCode).toBe(answer.statusCode);
  return { status: answer.statusCode, bodyFaults: faultsOf(schema, body), message: body.errorMessage };
}
