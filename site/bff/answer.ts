import type { OperationId } from '#client/operations.ts';
import { linkInSections } from '#client/sections.ts';
import { withoutTokens } from '#client/tokens.ts';
import type { SectionOf } from '#domain/instrument/section.ts';

/** Answer of the provider, read once. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Body, if it is JSON. */
  readonly json: unknown;
}

/** Words in bodies that may contain a token; bodies without them are not parsed. */
const SUSPICIOUS = /token|secret|password/iu;

/** Key of instrument addresses in answers, which are replaced by the portal's. */
const ADDRESSED = '"WEBSITE"';

/** Reads an answer, removes tokens from its body and replaces addresses of instruments by the portal's. */
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
