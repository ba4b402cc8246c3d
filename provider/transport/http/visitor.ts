import type { FastifyRequest } from 'fastify';
import { arrivalOf } from '#entrance/arrival.ts';

/** Returns the visitor that limits are counted for; undefined for calls of the site on behalf of all visitors. */
export function visitorOf({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined {
  const { network, isForEveryone } = arrivalOf(raw);
  return isForEveryone ? undefined : network;
}
