import type { OperationId } from '#client/operations.ts';
import { withoutTokens } from '#client/tokens.ts';

/** What the provider answered, read once. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The body where it is JSON. */
  readonly json: unknown;
}

/** Bodies without any of these words hold no token and need not be parsed. */
const SUSPICIOUS = /token|secret|password/iu;

/** Reads an answer; its body goes on without tokens. */
export async function readAnswer(operation: OperationId, answer: Response): Promise<ProviderAnswer> {
  const { status, headers } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const text = body.toString();
  if (!(headers.get('content-type') ?? '').includes('json') || !SUSPICIOUS.test(text)) return { status, headers, body, json: undefined };
  const json: unknown = JSON.parse(text);
  return { status, headers, body: Buffer.from(JSON.stringify(withoutTokens(operation, json))), json };
}
