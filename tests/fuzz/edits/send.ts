import type { Running } from '#composer/server/testing/start.ts';
import { wired, type Request } from './requests.ts';

/** Answer to a request. */
export interface Sent {
  /** Status; 0 without an answer. */
  readonly status: number;
  readonly message: string;
  readonly milliseconds: number;
  /** Text of the draft in the answer. */
  readonly text?: string;
  /** Changed documents, for requests that may change several. */
  readonly files?: readonly string[];
}

export async function send({ origin }: Running, editor: string, { method, path, body }: Request): Promise<Sent> {
  const start = performance.now();
  try {
    const answer = await fetch(`${origin}/redaktion/api/${path}`, {
      method,
      headers: { 'x-test-editor': editor, 'x-parkett-composer': '1', origin },
      ...(body && { body: wired(body) }),
    });
    const told = await answer.text();
    const milliseconds = performance.now() - start;
    const { message = '', text, files } = JSON.parse(told === '' ? '{}' : told) as Partial<Omit<Sent, 'status'>>;
    return { status: answer.status, message, milliseconds, ...(text !== undefined && { text }), ...(files !== undefined && { files }) };
  } catch (error) {
    return { status: 0, message: reasonOf(error), milliseconds: performance.now() - start };
  }
}

/** Returns the reason of a broken connection, which is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Pattern of the message to the editor about a job that exceeded its time or memory. */
const ENDED = /länger als .* Sekunden|MB Speicher/u;
const TOO_MANY = /zu viele|viel zu tun/u;

/** Classifies the answer. A dead job is a fault, and so is every status from 500 that is not caused by a limit. */
export function judged({ kind }: Request, { status, message }: Sent): 'accepted' | 'refused' | 'limited' | 'ended' | 'fault' {
  if (status >= 200 && status < 300) return 'accepted';
  if ((status === 429 || status === 503) && TOO_MANY.test(message)) return 'limited';
  if (status === 422 && ENDED.test(message)) return 'ended';
  if (status === 507 && kind === 'publish') return 'refused';
  return status >= 400 && status < 500 ? 'refused' : 'fault';
}
