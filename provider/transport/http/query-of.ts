import type { FastifyRequest } from 'fastify';
import { isRecord } from '#documents/reader/path.ts';

/** Returns the query parameters of a call, as parsed by `parseQuery`. */
export function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return isRecord(query) ? query : {};
}
