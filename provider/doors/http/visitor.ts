import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../base/loopback.ts';

/** Whom limits are counted for; undefined for this machine itself, from where the site asks for what it keeps for everyone. */
export function visitorOf({ ip }: Pick<FastifyRequest, 'ip'>): string | undefined {
  return isLoopback(ip) ? undefined : ip;
}
