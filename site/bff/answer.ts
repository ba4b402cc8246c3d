import type { OperationId } from '#client/operations.ts';
import { linkInSections } from '#client/sections.ts';
import { withoutTokens } from '#client/tokens.ts';
import type { SectionOf } from '#domain/instrument/section.ts';

/** Answer of the provider, read once. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The body where it is JSON. */
  readonly json: unknown;
}

/** Bodies without any of these words hold no token and need not be parsed. */
const SUSPICIOUS = /token|secret|password/iu;

/** Key under which answers hold addresses of instruments; only an answer with it can lead elsewhere than the portal does. */
const ADDRESSED = '"WEBSITE"';

/** Reads an answer; its body goes on without tokens, and with instruments where the portal has them. */
export async function readAnswer(operation: OperationId, answer: Response, sectionOf: SectionOf): Promise<ProviderAnswer> {
  const { status, headers } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const text = body.toString();
  const isSuspicious = SUSPICIOUS.test(text);
  if (!(headers.get('content-type') ?? '').includes('json') || !(isSuspicious || text.includes(ADDRESSED)))
    return { status, headers, body, json: undefined };
  const json: unknown = JSON.parse(text);
  const isMoved = linkInSections(json, sectionOf);
  if (!isSuspicious) return { status, headers, body: isMoved ? Buffer.from(JSON.stringify(json)) : body, json: undefined };
  return { status, headers, body: Buffer.from(JSON.stringify(withoutTokens(operation, json))), json };
}
