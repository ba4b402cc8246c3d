import type { IncomingMessage } from 'node:http';
import { isRecord } from '#documents/reader/path.ts';
import { beyond } from '#domain/input/at.ts';
import { refuse } from './refusal.ts';

/**
 * Maximum nesting depth of JSON in a request. Documents have at most 64 levels, and deeper values overflow the stack when they are copied.
 */
const MOST_LEVELS = 100;

/**
 * Reads the JSON object in a request; `{}` for an empty body.
 * @throws Refusal 400 for anything else or too many levels, 413 for a body that is too large
 */
export async function readBody(request: IncomingMessage, largest: number): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readBytes(request, largest);
  if (levelsOf(bytes) > MOST_LEVELS)
    refuse(400, `In dieser Anfrage stehen Listen und Abschnitte mehr als ${MOST_LEVELS} Ebenen tief ineinander.`);
  const text = bytes.toString('utf8');
  const value = text === '' ? {} : parsed(text);
  return isRecord(value) ? value : refuse(400, 'Erwartet wird ein JSON-Objekt.');
}

/**
 * Reads the whole body of a request.
 * @throws Refusal 413 for more than `most` bytes, as soon as that is known
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = (): never => refuse(413, `Das ist zu groß: Mehr als ${sizeIn(most)} gehen nicht.`);
  if (Number(request.headers['content-length'] ?? 0) > most) tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  const arriving: AsyncIterable<Buffer> = request;
  for await (const part of arriving) {
    length += part.length;
    if (length > most) tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const [QUOTE, BACKSLASH, OPENING, CLOSING] = [0x22, 0x5c, new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/** Nesting depth of lists and objects in a JSON text. Ignores brackets inside strings. */
function levelsOf(json: Buffer): number {
  let [level, deepest, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? beyond(json, at);
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (!isText && OPENING.has(byte)) deepest = Math.max(deepest, (level += 1));
    else if (!isText && CLOSING.has(byte)) level -= 1;
  }
  return deepest;
}

function sizeIn(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, 'Erwartet wird JSON.');
  }
}
