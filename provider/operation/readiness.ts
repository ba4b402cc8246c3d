import type { FastifyInstance } from 'fastify';

/** Whether this process can take requests; the sentence says what is missing. */
export type Readiness = () => Promise<{ readonly isReady: true } | { readonly isReady: false; readonly reason: string }>;

/**
 * `GET /ready`: 200 while requests are welcome, 503 while starting, closing or without a store. A load balancer asks it;
 * `/health` tells people more.
 */
export function addReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/ready', async (_request, reply) => {
    const state = await readiness();
    reply.header('cache-control', 'no-store').code(state.isReady ? 200 : 503);
    return state.isReady ? { status: 'ready' } : { status: 'not ready', reason: state.reason };
  });
}
