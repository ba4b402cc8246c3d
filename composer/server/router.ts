import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { OperationId, OperationInput, OperationOutput, Session } from '../api.ts';
import { ROUTES } from '../generated/routes.ts';
import type { Written } from '../jobs/json.ts';
import type { Gate } from './gate.ts';
import { Refusal, refuse } from './refusal.ts';
import { readRequest, type Carried } from './request.ts';
import type { Route } from './route.ts';

/** Request that has been validated against the contract. */
export type Asked<Op extends OperationId> = OperationInput<Op> & {
  readonly session: Session;
  /** Uploaded file, if the operation takes one. */
  readonly bytes: Buffer;
};

type Answer<Op extends OperationId> = OperationOutput<Op> | Written<OperationOutput<Op>>;

/**
 * Answers one operation, with a value or with JSON from a job.
 * @throws Refusal
 */
export type Handler<Op extends OperationId> = (asked: Asked<Op>) => Answer<Op> | Promise<Answer<Op>>;

/** Operations that the router answers: all except the one that the site renders. */
export type Routed = Exclude<OperationId, 'drawPreview'>;

/** Handlers of all operations of the contract. The compiler reports missing ones. */
export type Handlers = { readonly [Op in Routed]: Handler<Op> };

export const API = '/redaktion/api/';

/** Answers the composer's calls. Unauthorized requests are refused before their body is read. */
export function createRouter(handlers: Handlers, gate: Gate): RequestListener {
  const answerOf = async <Op extends Routed>(
    { id }: Route<Op>,
    session: Session,
    read: () => Promise<Carried<Op>>,
  ): Promise<Answer<Op>> => {
    const { input, bytes } = await read();
    return handlers[id]({ ...input, session, bytes });
  };
  const answered = async (request: IncomingMessage): Promise<{ readonly status: number; readonly body: unknown }> => {
    const session = await gate(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decoded(url.pathname.slice(API.length - 1));
    const fitting = ROUTES.filter(isRouted).flatMap((route) => {
      const found = route.path.exec(path);
      return found === null ? [] : [{ route, groups: found.groups ?? {} }];
    });
    if (fitting.length === 0) refuse(404, 'Diese Adresse gibt es in der Redaktion nicht.');
    const { route, groups } =
      fitting.find((each) => each.route.method === request.method) ?? refuse(405, 'So lässt sich das nicht aufrufen.');
    if (!session.roles.includes(route.role)) refuse(403, 'Das darf nur die Chefredaktion.');
    const body = await answerOf(route, session, () => readRequest(request, route, groups, url.searchParams));
    return { status: body === undefined ? 204 : 200, body };
  };
  return (request, response) => {
    answered(request).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        if (error instanceof Refusal) return send(response, error.status, error.body);
        warn('composer-failed', { fault: describeError(error) });
        send(response, 500, { message: 'Das hat nicht geklappt. Deine Änderungen bis hierher sind gesichert.' });
      },
    );
  };
}

/**
 * Route of an operation.
 * @throws RangeError for an operation that is missing in the generated code
 */
export function routeOf<Op extends OperationId>(id: Op): Route<Op> {
  const found = ROUTES.find((route): route is Route<Op> => route.id === id);
  if (found === undefined) throw new RangeError(`${id} has no route: run "npm run codegen".`);
  return found;
}

function isRouted(route: Route): route is Route<Routed> {
  return route.id !== 'drawPreview';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return refuse(400, 'Diese Adresse lässt sich nicht lesen.');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = body === undefined ? '' : body instanceof Uint8Array ? body : JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
