import type { FastifyRequest } from 'fastify';
import { isRecord } from '#documents/reader/path.ts';

/** The parameters of a call behind the question mark, as `parseQuery` read them. */
export function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return isRecord(query) ? query : {};
}
