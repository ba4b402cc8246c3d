import type { Provider } from '#provider/provider.ts';
import { addressOf, requiredQuery, type Subjects } from './examples.ts';
import type { Operation } from './operations.ts';
import { EDITORIAL_TOKEN, type Stage } from './people.ts';

export type Scene = Stage & { readonly subjects?: Subjects };

let stage: Scene = { anonymous: '', parts: {} };

/** Sets the users and subjects of all further requests, for operations that need a token or data of a user. */
export function setStage(next: Scene): void {
  stage = next;
}

/** Returns an instrument for the paths of a family, such as `derivatives`. */
export function subjectOf(family: string): string {
  return stage.subjects?.[family] ?? '';
}

/** Returns a valid token of an anonymous visitor. */
export function anonymousToken(): string {
  return stage.anonymous;
}

export interface SentParts {
  readonly query?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  /** Replaces the contract's example; a text is sent unchanged. */
  readonly body?: unknown;
  readonly type?: string;
  /** Token to send; `null` sends none, undefined sends one where it is required. */
  readonly token?: string | null;
  /** Secret of the editors' workshop, with the same meaning of `null` and undefined. */
  readonly editorial?: string | null;
}

/** Returns the request of one operation as sent, with the contract's examples as defaults. */
export function requestOf(operation: Operation, wanted: SentParts = {}) {
  const part = stage.parts[operation.id] ?? {};
  const own = part.token?.() ?? (operation.needsToken ? stage.anonymous : null);
  const token = wanted.token === undefined ? own : wanted.token;
  const body = 'body' in wanted ? wanted.body : (part.body ?? operation.bodyExample);
  const hasBody = operation.bodySchema !== undefined;
  return {
    method: operation.method,
    url: addressOf(operation, wanted.query ?? requiredQuery(operation), { ...part.path, ...wanted.path }, stage.subjects),
    headers: {
      ...(token === null ? {} : { 'x-ov-token': token }),
      ...(operation.isEditorial && wanted.editorial !== null ? { 'x-parkett-editorial': wanted.editorial ?? EDITORIAL_TOKEN } : {}),
      ...(hasBody ? { 'content-type': wanted.type ?? 'application/json' } : {}),
    },
    ...(hasBody ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  };
}

/** Maximum tries: a provider that has just started may answer 503 while it computes years of prices, and clients retry. */
const MOST_TRIES = 12;

export async function send(provider: Provider, operation: Operation, wanted: SentParts = {}) {
  for (let tries = 1; ; tries += 1) {
    const answer = await provider.inject(requestOf(operation, wanted));
    if (answer.statusCode !== 503 || tries === MOST_TRIES) return answer;
  }
}

/** Returns the same request as a shell command, for a provider on its usual port. */
export function curlOf(operation: Operation, wanted: SentParts = {}): string {
  const { method, url, headers, payload } = requestOf(operation, wanted);
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [
    'curl -i',
    `-X ${method}`,
    ...lines,
    ...(payload === undefined ? [] : [`--data-raw ${quoted(payload)}`]),
    quoted(`http://127.0.0.1:4000${url}`),
  ].join(' ');
}
