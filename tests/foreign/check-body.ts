import { isDeepStrictEqual } from 'node:util';
import type { Received } from './check-request.ts';
import { halves, readPairs, readParts, type Part } from './decode.ts';
import { isRecord, type Json } from './document.ts';
import { textOf } from './expected.ts';
import type { PlannedCall } from './plan.ts';
import { BYTES } from './sample.ts';

/** Returns differences between body and call; empty when there are none. */
export function checkBody({ input, operation }: PlannedCall, { headers, body }: Received): string[] {
  const sent = String(headers['content-type'] ?? '');
  if (input.body === undefined) return body.length === 0 && sent === '' ? [] : [`a body of ${body.length} bytes where there is none`];
  const media = input.contentType ?? '';
  const content = operation.requestBody?.['content'] as Json;
  const encoding = ((content[media] as Json | undefined)?.['encoding'] ?? {}) as Record<string, Json>;
  if (media.startsWith('multipart/form-data')) return multipart(input.body as Json, encoding, sent, body);
  const wrong = sent === media ? [] : [`content type ${sent} instead of ${media}`];
  return media.startsWith('application/x-www-form-urlencoded')
    ? [...wrong, ...urlEncoded(input.body as Json, encoding, body.toString())]
    : [...wrong, ...same('body', body, wanted(input.body))];
}

/** Returns bytes and text unchanged, everything else as JSON. */
function wanted(value: unknown): Buffer {
  if (value instanceof Blob) return Buffer.from(BYTES);
  return Buffer.from(typeof value === 'string' && value.startsWith('<') ? value : JSON.stringify(value));
}

function urlEncoded(body: Json, encoding: Record<string, Json>, text: string): string[] {
  const pairs = text
    .split('&')
    .filter(Boolean)
    .map((pair) => halves(pair.replaceAll('+', '%20')));
  const wrong = Object.entries(body).flatMap(([name, value]) => {
    const { style, explode } = encoding[name] ?? {};
    if (style !== undefined || explode !== undefined)
      return same(`field ${name}`, readPairs({ name, in: 'query', ...encoding[name] }, pairs, value), textOf(value, style));
    // Without a style, a list repeats its name, and an object is JSON.
    const like = Array.isArray(value) ? value : '';
    const texts = Array.isArray(value) ? value.map(plain) : plain(value);
    const found = readPairs({ name, in: 'query' }, pairs, like);
    return same(`field ${name}`, found, texts);
  });
  return [...wrong, ...same('more fields', pairs, [])];
}

function multipart(body: Json, encoding: Record<string, Json>, sent: string, bytes: Buffer): string[] {
  const boundary = /^multipart\/form-data; *boundary="?([^";]+)/.exec(sent)?.[1];
  if (boundary === undefined) return [`content type ${sent} names no boundary`];
  const parts = readParts(bytes, boundary);
  const expected = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item: unknown) => [name, item] as const),
  );
  if (parts.length !== expected.length) return [`${parts.length} parts instead of ${expected.length}`];
  return expected.flatMap(([name, value], index) => checkPart(name, value, encoding[name]?.['contentType'], parts[index]));
}

function checkPart(name: string, value: unknown, contentType: unknown, part: Part | undefined): string[] {
  const media = typeof contentType === 'string' ? contentType.split(',', 1).join('') : undefined;
  const isFile = value instanceof File;
  const wrong = same(`name of part ${name}`, part?.name, name.replaceAll('"', '%22'));
  if (isFile) wrong.push(...same(`file name of ${name}`, part?.filename, value.name));
  if (media !== undefined && !media.includes('*')) wrong.push(...same(`content type of ${name}`, part?.type ?? 'text/plain', media));
  else if (isRecord(value) && !isFile) wrong.push(...same(`content type of ${name}`, part?.type, 'application/json'));
  return [...wrong, ...same(`part ${name}`, part?.bytes, isFile ? Buffer.from(BYTES) : Buffer.from(plain(value)))];
}

/** Returns primitives as text, objects as JSON. */
function plain(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function same(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what}: ${JSON.stringify(actual)?.slice(0, 120)} instead of ${JSON.stringify(expected)?.slice(0, 120)}`];
}
