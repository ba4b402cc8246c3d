import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type preParsingAsyncHookHandler, type RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { operationTable, type OperationId } from '#client/operations.ts';
import { isKeyOf } from '#domain/input/typed-entries.ts';
import { ARRIVAL_DEADLINES, guardConnections, type ArrivalDeadlines, type ConnectionLimits } from '#entrance/connections.ts';
import { createDrain, type Drain } from '#entrance/drain.ts';
import { ONLY_WEBSOCKETS } from '#entrance/upgrades.ts';
import { createAllowance, type Allowance } from '#entrance/allowance.ts';
import type { AnswerCache } from './answer-cache.ts';
import { addEtags } from './caching.ts';
import { logAnswers, loggingOptions } from '../../operation/logging.ts';
import { addMetrics, type MetricsOptions } from '../../operation/metrics.ts';
import { addReadiness, type Readiness } from '../../operation/readiness.ts';
import { addCompression } from './compression.ts';
import { readContract, type Contract } from './contract.ts';
import { limitTime, OWN_DEADLINE } from './deadline.ts';
import { badRequest, errorBody, HttpFault } from '../../base/fault.ts';
import { answerFaults, sendFault } from './faults-to-answers.ts';
import type { Handlers, Route } from './handlers.ts';
import { limitRate, takeRest, type UserOf } from './rate-limit.ts';
import { hasTokenForm, operationsDemanding, requireEditorial, requireToken, type TokenCheck } from './token.ts';
import { addReference } from './reference.ts';
import { fromAnswers } from './send-cached.ts';
import { createValidators, parseQuery, validationFault } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes clients leave before the server is closed. */
    readonly drain: Drain;
  }
}

const BODY_LIMIT = 256 * 1024;
/** Maximum bytes of an editorial publication, which has all its documents in one body. */
const EDITORIAL_BODY_LIMIT = 8 * 1024 * 1024;
const MOST_CONNECTIONS = 4_000;

/** Server with its settings, but without any operation yet. */
export interface OpenServer {
  readonly app: FastifyInstance;
  /** Returns the reason why it does not take calls, or not yet; undefined if it does. */
  readonly busyWith: () => string | undefined;
}

export interface OpenOptions {
  /** Log level of pino; `silent` in tests. */
  readonly logLevel: string;
  /** Destination of log lines instead of the standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
  /** Maximum number of gateway connections, which are allowed in addition to those of calls. */
  readonly gatewayConnections?: number;
  /** Limits and timeouts that replace the defaults. */
  readonly connections?: (Partial<ConnectionLimits> & { readonly deadlines?: ArrivalDeadlines }) | undefined;
}

export interface ServerOptions {
  readonly handlers: Handlers;
  /** Cache of the handlers' answers, for one second. */
  readonly answers: AnswerCache;
  /** Returns the answer of `GET /health`, which shows if the store answers. */
  readonly health: () => Promise<Record<string, unknown>>;
  /** Returns true if a token is valid, for calls that require one; default: every token of the right form. */
  readonly acceptsToken?: TokenCheck;
  /** Shared secret of the editors' workshop and the provider; without one the operations of the editors are disabled. */
  readonly editorialToken?: string | undefined;
  /** Conditions for readiness, besides that the server is not closing. */
  readonly readiness?: Readiness;
  readonly metrics?: MetricsOptions;
  /** Allowance of each visitor; default: no limit. */
  readonly allowance?: Allowance;
  readonly userOf?: UserOf;
}

/** Creates the server with its log, its limits and the hooks of every call. It does not listen yet. */
export function openServer(options: OpenOptions): OpenServer {
  const { deadlines = ARRIVAL_DEADLINES, ...connections } = options.connections ?? {};
  let isClosing = false;
  // Request ids are a counter: random ones cost more than sending the head of a cached answer.
  const server = randomUUID().slice(0, 8);
  let requests = 0;
  const app = fastify({
    ...loggingOptions(options.logLevel, options.logStream),
    bodyLimit: BODY_LIMIT,
    requestTimeout: deadlines.requestTimeout,
    http: { connectionsCheckingInterval: deadlines.connectionsCheckingInterval, ...ONLY_WEBSOCKETS },
    connectionTimeout: 0,
    keepAliveTimeout: 75_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: () => `req-${server}-${(requests += 1).toString(36)}`,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    schemaErrorFormatter: (errors, part) => validationFault(errors, part),
    frameworkErrors: (error, request, reply) => void sendFault(error, request, reply),
    clientErrorHandler: refuseBroken,
  });
  app.server.headersTimeout = deadlines.headersTimeout;
  guardConnections(app.server, { most: MOST_CONNECTIONS + (options.gatewayConnections ?? 0), ...connections });
  app.removeContentTypeParser('text/plain');
  const validators = createValidators();
  app.setValidatorCompiler(validators.compiler);
  // Not ready while it compiles, so that the first visitors do not wait for it. Compiles in steps, so that it does not block other calls.
  let isCompiling = false;
  app.addHook('onListen', (done) => {
    isCompiling = true;
    inIdleTime(validators.compileRest(), () => (isCompiling = false));
    done();
  });
  // Plain JSON.stringify instead of a serializer that would drop fields missing in the contract: tests must see them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerFaults(app);
  addEtags(app);
  logAnswers(app);
  const drain = createDrain(app.server);
  app.decorate('drain', drain);
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (isClosing) {
      reply.header('connection', 'close');
      return done(new HttpFault(503, 'The provider is shutting down.'));
    }
    if (request.method === 'GET' || request.method === 'HEAD') reply.header('access-control-allow-origin', '*');
    reply.header('vary', 'X-ov-token');
    return done();
  });
  const busyWith = (): string | undefined =>
    isClosing || drain.isDraining()
      ? 'The provider is shutting down.'
      : isCompiling
        ? 'The checks of calls are still being prepared.'
        : undefined;
  return { app, busyWith };
}

/** Binds one route per operation of the contract to the handler of the same name. */
export async function serveOperations({ app, busyWith }: OpenServer, options: ServerOptions): Promise<void> {
  const { allowance = createAllowance(undefined), userOf = async () => undefined } = options;
  limitRate(app, allowance);
  addCompression(app);
  limitTime(app);
  addMetrics(app, options.metrics ?? { readings: [] });
  // The framework validates a body only if there is one.
  app.addHook('preValidation', (request, _reply, done) => {
    const wantsBody = request.url.startsWith('/api/') ? request.routeOptions.schema?.body !== undefined : request.method === 'POST';
    const isMissing = wantsBody && request.body === undefined;
    done(isMissing ? badRequest('body is required', 'Die Anfrage ist ungültig: Der Inhalt fehlt.') : undefined);
  });
  app.options('/api/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'X-ov-token, Accept, If-None-Match',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  );
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send(await options.health()));
  addReadiness(app, async () => {
    const reason = busyWith();
    return reason === undefined ? ((await options.readiness?.()) ?? { isReady: true }) : { isReady: false, reason };
  });
  const specification = readContract();
  addReference(app, specification);
  const restOf = (operation: OperationId): preParsingAsyncHookHandler => takeRest(operation, allowance, userOf);
  const operationResolver = resolverOf(options, specification, restOf);
  await app.register(fastifyOpenapiGlue, { specification, prefix: specification.servers[0]?.url ?? '', operationResolver });
}

type Resolver = (operationId: string) => RouteOptions;

function resolverOf(
  { handlers, answers, acceptsToken = hasTokenForm, editorialToken }: ServerOptions,
  specification: Contract,
  restOf: (operation: OperationId) => preParsingAsyncHookHandler,
): Resolver {
  const [withToken, ofEditors] = [operationsDemanding('token', specification), operationsDemanding('editorial', specification)];
  return (operationId) => {
    if (!isKeyOf(operationTable, operationId)) throw new Error(`The client's operations have no ${operationId}: run "npm run codegen".`);
    const rest = restOf(operationId);
    const handler = handlers[operationId] ?? notServed(operationId);
    const config = { operationId, ...OWN_DEADLINE };
    // Runs after the rate limit, so that guesses of tokens are counted.
    if (ofEditors.has(operationId)) {
      const guards = [requireEditorial(editorialToken), rest];
      return routeOptionsOf({ handler, preParsing: guards, bodyLimit: EDITORIAL_BODY_LIMIT, config });
    }
    const first = withToken.has(operationId) ? requireToken(acceptsToken) : fromAnswers(answers);
    return routeOptionsOf({ handler, preParsing: [first, rest], config });
  };
}

function routeOptionsOf(options: Partial<RouteOptions>): RouteOptions {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Method and address are added from the contract
  return options as RouteOptions;
}

function notServed(operationId: string): Route {
  return async () => {
    throw new HttpFault(501, `${operationId} is not served yet`);
  };
}

/** Answers on the socket itself, because invalid HTTP and oversized headers never reach a route. */
function refuseBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(errorBody(status, error.message, `req-${randomUUID().slice(0, 13)}`));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Runs the work step by step in idle time, with pauses for requests. */
function inIdleTime(work: Generator<void>, done: () => void): void {
  setTimeout(() => {
    if (work.next().done === true) done();
    else inIdleTime(work, done);
  }, 2).unref();
}
