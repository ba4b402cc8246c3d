import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HttpFault } from '../../base/fault.ts';
import { storeFaultOf } from '../../store/trouble.ts';

/** Turns all errors into the five-field error body. Internal details are never exposed. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFault(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    return send(reply, 404, `No call ${request.method} ${path}`, request.id);
  });
}

/** Sends a fault. Also called by the framework for requests that it rejects before any route (an invalid address). */
export function sendFault(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = storeFaultOf(thrown) ?? thrown;
  if (error instanceof HttpFault && error.cause !== undefined)
    request.log.warn({ err: error, reqId: request.id }, 'the store is in trouble');
  if (error instanceof HttpFault && error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error instanceof HttpFault) return send(reply, error.statusCode, error.message, request.id, error);
  const status = error.statusCode ?? 500;
  if (status < 500) return send(reply, status, error.message, request.id);
  if (status === 503) return send(reply, 503, 'The service is not available.', request.id);
  request.log.error({ err: error, reqId: request.id }, 'unexpected fault');
  return send(reply, 500, 'Unexpected fault; see the log under this identifier.', request.id);
}

function send(
  reply: FastifyReply,
  status: number,
  message: string,
  identifier: string,
  { display, errorCode, details }: Partial<Pick<HttpFault, 'display' | 'errorCode' | 'details'>> = {},
): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'x-request-id': identifier }).type('application/json; charset=utf-8');
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  return reply.code(status).send({ ...errorBody(status, message, identifier, display, errorCode), ...details });
}
