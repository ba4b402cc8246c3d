import type { HighLevelRequest } from '#gateway/generated/messages.ts';
import type { PushClaims } from '../../../services/accounts/push-token.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';

/** Answers a GET of the contracts as HTTP would, for somebody with these features; what is private stays closed. */
export type ContractAnswer = (
  address: { readonly path: string; readonly query: string; readonly client: string },
  claims: PushClaims,
) => Promise<{ readonly status: number; readonly contentType: string; readonly text: string }>;

/** @throws HttpFault with what HTTP would answer */
export async function answerContract(answer: ContractAnswer, connection: Connection, request: HighLevelRequest): Promise<void> {
  const { path, query = '', header } = request;
  if (connection.claims === undefined) throw new HttpFault(401, 'Authenticate first.');
  const { status, contentType, text } = await answer({ path, query, client: connection.address }, connection.claims);
  const isJson = contentType.startsWith('application/json');
  const data: unknown = isJson ? JSON.parse(text) : text;
  if (status >= 400) throw new HttpFault(status, messageOf(data));
  connection.send({
    Message: 'HighLevelResponse',
    Version: 2,
    ...(isJson ? {} : { content_type: contentType }),
    data,
    meta: { status: { code: status } },
    header: { id_job: header.id_job },
  });
}

function messageOf(data: unknown): string {
  const { errorMessage } = (typeof data === 'object' ? (data ?? {}) : {}) as { errorMessage?: unknown };
  return typeof errorMessage === 'string' ? errorMessage : 'The call failed.';
}
