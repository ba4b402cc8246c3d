import { calls } from '../../generated/calls.ts';
import type { DraftState, Fault, OperationId, OperationInput, OperationOutput } from '../../api.ts';

/** An answer of the composer's server that is no success. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly status: number;
  readonly body: Fault;
  /** The draft as it is now, with 409 where another window was faster. */
  readonly draft: DraftState | undefined;

  constructor(status: number, body: Fault, draft?: DraftState) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.draft = draft;
  }
}

type FileOperation = { [Op in OperationId]: (typeof calls)[Op] extends { readonly takes: 'file' } ? Op : never }[OperationId];

/** Bytes that browsers send on behalf of a page that is gone. */
const MOST_AFTER_LEAVING = 60_000;

/** Parameters and body of any call. */
interface Sent {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

/**
 * Makes a call of `contracts/http/composer.yaml`. A small write is sent to its end even if the tab is closed meanwhile.
 * @throws CallFault for an answer that is no success, TypeError when nobody answers
 */
export async function call<Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> {
  const { body }: Sent = input;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(addressOf(operation, input), {
    method: calls[operation].method,
    headers: { 'X-Parkett-Composer': '1', ...(text !== undefined && { 'Content-Type': 'application/json' }) },
    ...(text !== undefined && { body: text, keepalive: text.length < MOST_AFTER_LEAVING }),
  });
  return answerIn(response);
}

/** Makes a call that takes a file. @throws as `call` */
export async function sendFile<Op extends FileOperation>(
  operation: Op,
  input: OperationInput<Op>,
  file: Blob,
): Promise<OperationOutput<Op>> {
  const { method } = calls[operation];
  return answerIn(await fetch(addressOf(operation, input), { method, headers: { 'X-Parkett-Composer': '1' }, body: file }));
}

/** A file is named by its path, whose slashes stay. */
function addressOf(operation: OperationId, { path = {}, query = {} }: Sent): string {
  const place = calls[operation].path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    String(path[name]).split('/').map(encodeURIComponent).join('/'),
  );
  const words = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  return `/redaktion/api${place}${words.size === 0 ? '' : `?${words.toString()}`}`;
}

async function answerIn<T>(response: Response): Promise<T> {
  if (!response.ok) throw faultOf(response.status, await bodyOf<Fault | DraftState | undefined>(response));
  return bodyOf<T>(response);
}

/** The body of an answer; undefined where it has none, or none that can be read. */
async function bodyOf<T>(response: Response): Promise<T> {
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Answers of the composer's own server are as its contract says
  return body as T;
}

function faultOf(status: number, body: Fault | DraftState | undefined): CallFault {
  if (typeof body !== 'object' || body === null) return new CallFault(status, { message: `Der Server hat mit ${status} geantwortet.` });
  if ('message' in body) return new CallFault(status, body);
  return new CallFault(status, { message: 'Ein anderes Fenster war schneller.' }, 'version' in body ? body : undefined);
}

/** Error message for the editor. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFault) return error.message;
  if (error instanceof TypeError) return 'Der Server ist gerade nicht zu erreichen.';
  return error instanceof Error ? error.message : String(error);
}
