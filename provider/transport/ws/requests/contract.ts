import { isRecord } from '#documents/reader/path.ts';
import type { HighLevelRequest } from '#gateway/generated/messages.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';
import type { ContractAnswer } from '../options.ts';

/**
 * Answers a call of the contracts.
 * @throws HttpFault with the answer of HTTP
 */
export async function answerContract(answer: ContractAnswer, connection: Connection, request: HighLevelRequest): Promise<void> {
  const { path, query = '', header } = request;
  if (connection.claims === undefined) throw new HttpFault(401, 'Authenticate first.');
  const { status, contentType, text } = await answer({ path, query, client: connection.address }, connection.features);
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
  const errorMessage = isRecord(data) ? data['errorMessage'] : undefined;
  return typeof errorMessage === 'string' ? errorMessage : 'The call failed.';
}
