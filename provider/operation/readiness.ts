import type { FastifyInstance } from 'fastify';

/** Whether this process can take requests; the sentence says what is missing, `canRead` whether that concerns writes only. */
export type Readiness = () => Promise<
  { readonly isReady: true } | { readonly isReady: false; readonly reason: string; readonly canRead?: boolean }
>;

/**
 * `GET /ready`: 200 while requests are welcome, 503 while starting, closing, without a store or with one that takes no writes. A
 * load balancer asks it; with `?for=reading` it is 200 also while reading is all that works. `/health` has more details for people.
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
