import type { FastifyRequest } from 'fastify';
import { arrivalOf } from '#entrance/arrival.ts';

/** Whom limits are counted for; undefined for what the site asks for all visitors at once. */
export function visitorOf({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined {
  const { network, isForEveryone } = arrivalOf(raw);
  return isForEveryone ? undefined : network;
}
