import type { IncomingMessage } from 'node:http';
import { isRecord } from '#config/reader/path.ts';
import { refuse } from './refusal.ts';

/** Bytes of the largest request: a document, and what JSON adds to it. */
const LARGEST = 2_500_000;

/**
 * The JSON object that a request carries; `{}` for an empty one.
 * @throws Refusal 400 for anything else, 413 for too much
 */
export async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = (await readBytes(request, LARGEST)).toString('utf8');
  const value = text === '' ? {} : parsed(text);
  return isRecord(value) ? value : refuse(400, 'Erwartet wird ein JSON-Objekt.');
}

/** All that a request carries. @throws Refusal 413 for more than `most` bytes, as soon as that is known */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = (): never => refuse(413, `Das ist zu groß: Mehr als ${Math.floor(most / 1_000_000)} MB gehen nicht.`);
  if (Number(request.headers['content-length'] ?? 0) > most) tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(400, 'Erwartet wird JSON.');
  }
}

/** A number of a request. @throws Refusal 400 */
export function numberIn(body: Readonly<Record<string, unknown>>, name: string): number {
  const value = body[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : refuse(400, `Es fehlt „${name}“, eine ganze Zahl.`);
}

/** A text of a request. @throws Refusal 400 */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : refuse(400, `Es fehlt „${name}“, ein Text.`);
}
