import { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { boundedLog } from '#domain/log/bounded-log.ts';
import { describeError, type ErrorDescription } from '#domain/log/describe-error.ts';
import { operationOf } from './metrics.ts';
import { standardOutput } from './standard-output.ts';

/**
 * Logs one JSON line per event (pino). No line identifies the caller: no addresses of visitors, no query texts, no tokens, no bodies, no
 * messages of errors. A request is identified by its id, which the answer contains too. Equal lines collapse.
 */
export function loggingOptions(
  level: string,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'> {
  return {
    logger: {
      level,
      base: { service: 'provider', pid: process.pid },
      serializers: { req: ({ method, id }) => ({ method, id }), res: ({ statusCode }) => ({ statusCode }), err: describe },
      redact: { paths: ['*.email', '*.password', '*.token', '*.headers', '*.body'], remove: true },
      hooks: { logMethod: withoutMessageOfError },
      stream: boundedLog(stream ?? standardOutput(), () => Date.now()),
    },
    // Uses one logger for all requests: each line names its request itself.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Returns a logger for account events such as logins; at the default level `warn` it includes successful ones. */
export function accountLines(
  log: FastifyBaseLogger,
): (message: string, facts?: Readonly<Record<string, string>>, level?: 'info' | 'warn') => void {
  const accounts = log.child({ about: 'accounts' }, log.level === 'warn' ? { level: 'info' } : {});
  return (message, facts, level = 'warn') => accounts[level](facts ?? {}, message);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify types this for its own form, with message and stack
const describe = describeError as (error: unknown) => ErrorDescription & { message: string; stack: string; [key: string]: unknown };

/** Logs an error without its own log text as `fault`, because pino would use the error's message. */
function withoutMessageOfError(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
  const [first, second, ...rest] = args;
  const isBare = first instanceof Error || (isRecord(first) && first.err instanceof Error);
  if (!isBare || typeof second === 'string') return method.apply(this, args);
  method.call(this, first instanceof Error ? { err: first } : first, 'fault', ...rest);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Logs one line per answer at level `info` and below, at `warn` for failures of the provider. */
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
