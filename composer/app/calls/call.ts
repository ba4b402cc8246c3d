import type { Fault } from '../../api.ts';

/** An answer of the composer's server that is no success; `body` of 409 may be a draft as it is now. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly status: number;
  readonly body: Fault;

  constructor(status: number, body: Fault) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Bytes that browsers send on behalf of a page that is gone. */
const MOST_AFTER_LEAVING = 60_000;

/**
 * Asks the composer's server. A small write is sent to its end even if the tab is closed meanwhile.
 * @param path below `/redaktion/api/`
 * @throws CallFault for an answer that is no success, TypeError when nobody answers
 */
export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(`/redaktion/api/${path}`, {
    method,
    headers: { 'X-Parkett-Composer': '1', ...(text !== undefined && { 'Content-Type': 'application/json' }) },
    ...(text !== undefined && { body: text, keepalive: text.length < MOST_AFTER_LEAVING }),
  });
  return answerIn(response);
}

/** Sends a file. @throws as `call` */
export async function sendFile<T>(path: string, file: Blob): Promise<T> {
  return answerIn(await fetch(`/redaktion/api/${path}`, { method: 'PUT', headers: { 'X-Parkett-Composer': '1' }, body: file }));
}

async function answerIn<T>(response: Response): Promise<T> {
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new CallFault(response.status, faultIn(answer, response.status));
  return answer as T;
}

function faultIn(answer: unknown, status: number): Fault {
  if (typeof answer !== 'object' || answer === null) return { message: `Der Server hat mit ${status} geantwortet.` };
  return 'message' in answer ? (answer as Fault) : { message: 'Ein anderes Fenster war schneller.', ...answer };
}

/** What to tell of something that went wrong. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFault) return error.message;
  if (error instanceof TypeError) return 'Der Server ist gerade nicht zu erreichen.';
  return error instanceof Error ? error.message : String(error);
}
