import type { FastifyInstance } from 'fastify';

/** Reports if this process can take requests: the sentence says what is missing, `canRead` is true if only writes are affected. */
export type Readiness = () => Promise<
  { readonly isReady: true } | { readonly isReady: false; readonly reason: string; readonly canRead?: boolean }
>;

/**
 * Serves `GET /ready` for load balancers: 200 if requests are accepted, 503 while starting, closing, without a store or with a read-only
 * one. With `?for=reading` it is also 200 if only reads work. `/health` has more details for people.
 */
export function addReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get<{ Querystring: { for?: string } }>('/ready', async ({ query }, reply) => {
    const state = await readiness();
    reply.header('cache-control', 'no-store');
    if (state.isReady) return { status: 'ready' };
    const isEnough = query.for === 'reading' && state.canRead === true;
    reply.code(isEnough ? 200 : 503);
    return { status: state.canRead === true ? 'read-only' : 'not ready', reason: state.reason };
  });
}
