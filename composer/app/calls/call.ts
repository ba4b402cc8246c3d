import { calls } from '../../generated/calls.ts';
import type { DraftState, Fault, OperationId, OperationInput, OperationOutput } from '../../api.ts';

/** Error for an answer of the composer's server that is not a success. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly status: number;
  readonly body: Fault;
  /** Current state of the draft; comes with 409 if another window changed the draft first. */
  readonly draft: DraftState | undefined;

  constructor(status: number, body: Fault, draft?: DraftState) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.draft = draft;
  }
}

type FileOperation = { [Op in OperationId]: (typeof calls)[Op] extends { readonly takes: 'file' } ? Op : never }[OperationId];

/** Maximum size of a write that the browser finishes after the page is closed (`keepalive`), in bytes. Browsers allow 64 KiB. */
const MOST_AFTER_LEAVING = 60_000;

/** Parameters and body of any call. */
interface Sent {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

/**
 * Makes a call of `contracts/http/composer.yaml`. The browser completes a small write even if the tab is closed meanwhile.
 * @throws CallFault for an answer that is not a success, TypeError when the server does not answer
 */
export async function call<Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> {
  const { body }: Sent = input;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(addressOf(operation, input), {
    method: calls[operation].method,
    headers: { 'X-Parkett-Composer': '1', ...(text !== undefined && { 'Content-Type': 'application/json' }) },
    ...(text !== undefined && { body: text, keepalive: new Blob([text]).size < MOST_AFTER_LEAVING }),
  });
  return answerIn(response);
}

/**
 * Makes a call whose body is a file.
 * @throws as `call`
 */
export async function sendFile<Op extends FileOperation>(
  operation: Op,
  input: OperationInput<Op>,
  file: Blob,
): Promise<OperationOutput<Op>> {
  const { method } = calls[operation];
  return answerIn(await fetch(addressOf(operation, input), { method, headers: { 'X-Parkett-Composer': '1' }, body: file }));
}

/** Address of a call. A file is named by its path, so slashes in path parameters are not escaped. */
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

/** Parsed body of an answer; undefined if it has none or cannot be parsed. */
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
