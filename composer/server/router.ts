import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Session } from '../api.ts';
import type { Gate } from './gate.ts';
import { readBody, readBytes } from './read-body.ts';
import { Refusal, refuse } from './refusal.ts';

/** One request, with what its address and body say. */
export interface Asked {
  readonly session: Session;
  /** The part of the address behind what names the answer: the name of a document. */
  readonly file: string;
  /** What stands behind the name of the document. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** A file, where the route takes one. */
  readonly bytes: Buffer;
}

/** What is answered: JSON, or nothing. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the groups `file` and `rest`, of the path below `/redaktion/api/`. */
  readonly path: RegExp;
  /** What an editor must be. */
  readonly role: 'redaktion' | 'chefredaktion';
  /** Bytes of the largest file that it takes; without it, the body is JSON. */
  readonly largest?: number;
  /** Bytes of the largest JSON; `SMALL` where nothing else is said. */
  readonly largestBody?: number;
  answer(asked: Asked): unknown;
}

const NOTHING = Buffer.alloc(0);
export const API = '/redaktion/api/';

/** Answers the composer's calls. Whoever may not is refused before anything is read. */
export function createRouter(routes: readonly Route[], gate: Gate): RequestListener {
  const answered = async (request: IncomingMessage): Promise<{ readonly status: number; readonly body: unknown }> => {
    const session = await gate(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decoded(url.pathname.slice(API.length));
    const fitting = routes.flatMap((route) => {
      const found = route.path.exec(path);
      return found === null ? [] : [{ route, groups: found.groups ?? {} }];
    });
    if (fitting.length === 0) refuse(404, 'Diese Adresse gibt es in der Redaktion nicht.');
    const { route, groups } =
      fitting.find((each) => each.route.method === request.method) ?? refuse(405, 'So lässt sich das nicht aufrufen.');
    if (!session.roles.includes(route.role)) refuse(403, 'Das darf nur die Chefredaktion.');
    const bytes = route.largest === undefined ? NOTHING : await readBytes(request, route.largest);
    const hasBody = route.largest === undefined && (route.method === 'POST' || route.method === 'PUT');
    const body = hasBody ? await readBody(request, route.largestBody) : {};
    const named = { file: groups['file'] ?? '', rest: groups['rest'] ?? '' };
    const answer = await route.answer({ session, ...named, query: url.searchParams, body, bytes });
    return { status: answer === undefined ? 204 : 200, body: answer };
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
