import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { operationOf } from './metrics.ts';

/**
 * One JSON line an event (pino). Nothing in them tells who asked: no addresses of visitors, no query texts, no tokens, no
 * bodies; a request is known by its identifier, which the answer carries too.
 */
export function loggingOptions(
  level: string,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'> {
  return {
    logger: {
      level,
      base: { service: 'provider', pid: process.pid },
      serializers: { req: ({ method, id }) => ({ method, id }), res: ({ statusCode }) => ({ statusCode }) },
      redact: { paths: ['*.email', '*.password', '*.token', '*.headers', '*.body'], remove: true },
      ...(stream === undefined ? {} : { stream }),
    },
    // One logger for all requests: a line names its request itself.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** At level `info` and below: one line for each answer, at `warn` for those that the provider could not give. */
export function logAnswers(app: FastifyInstance): void {
  const tellsAll = ['trace', 'debug', 'info'].includes(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 && reply.statusCode !== 501 ? 'warn' : 'info';
    if (level === 'info' && !tellsAll) return done();
    request.log[level](
      {
        reqId: request.id,
        operation: operationOf(request),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        bytes: Number(reply.getHeader('content-length') ?? 0),
      },
      'answered',
    );
    done();
  });
}
