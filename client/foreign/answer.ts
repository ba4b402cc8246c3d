import { parseJson } from '../transport.ts';
import { parseExact } from './exact-json.ts';
import type { OperationFacts } from './operation.ts';

/**
 * Reads an answer by its content type: JSON as data, with every digit of its integers, text as text, everything else, and content that the
 * document calls binary, as a `Blob`. Undefined for an answer without a body.
 * @throws ApiError if the answer should be JSON and is not.
 */
export async function readAnswer(operation: OperationFacts, body: Blob, status: number): Promise<unknown> {
  const media = mediaOf(operation, body);
  const isBinary = operation.binary?.some((declared) => covers(declared, media)) ?? false;
  if (status === 204 || (body.size === 0 && !isBinary)) return undefined;
  if (isBinary) return body;
  if (/[/+]json$/.test(media)) return parseJson(await textOf(body), status, undefined, parseExact);
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|x-www-form-urlencoded)$/.test(media) ? textOf(body) : body;
}

/** Decodes an answer in its charset; UTF-8 if it names none or an unknown one. */
async function textOf(body: Blob): Promise<string> {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(body.type)?.[1];
  if (charset === undefined) return body.text();
  try {
    return new TextDecoder(charset).decode(await body.arrayBuffer());
  } catch {
    return body.text();
  }
}

function mediaOf({ answers = [] }: OperationFacts, body: Blob): string {
  return bare(body.type === '' ? (answers[0] ?? 'application/octet-stream') : body.type);
}

/** Returns true if a declared media type includes another: `image/*` covers `image/png`. */
function covers(declared: string, media: string): boolean {
  const [type, subtype] = bare(declared).split('/');
  return media === bare(declared) || type === '*' || (subtype === '*' && media.startsWith(`${type ?? ''}/`));
}

function bare(media: string): string {
  return (media.split(';', 1)[0] ?? '').trim().toLowerCase();
}
