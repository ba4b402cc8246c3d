/** Reason why a call has no usable answer, if there is no HTTP status. */
export type FailureCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNREADABLE';

interface ApiErrorFields {
  readonly message: string;
  readonly body?: unknown;
  readonly code?: number | string | undefined;
  readonly status?: number;
  readonly requestId?: string | undefined;
  readonly isNetworkFailure?: boolean;
  readonly cause?: unknown;
}

/** Error of every call. `status` is 0 if no answer arrived; `code` is the `errorCode` of the body or a `FailureCode`. */
export class ApiError extends Error {
  readonly body: unknown;
  readonly code: number | string | undefined;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly isNetworkFailure: boolean;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.name = 'ApiError';
    this.body = fields.body;
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.requestId = fields.requestId;
    this.isNetworkFailure = fields.isNetworkFailure ?? false;
  }
}

/** Reads an answer with an error status: its text is the message (the status text if it is empty); JSON becomes `body`. */
export async function errorOf(response: Response, requestId: string): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  return new ApiError({
    message: text === '' ? response.statusText : text,
    body,
    code: codeOf(body),
    status: response.status,
    requestId,
  });
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf(body: unknown): number | string | undefined {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return undefined;
  const { errorCode } = body;
  return typeof errorCode === 'number' || typeof errorCode === 'string' ? errorCode : undefined;
}
