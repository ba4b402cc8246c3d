import { isRecord, type Json, type ParameterObject } from './document.ts';

/**
 * Decodes a parameter of a request by the tables of OpenAPI ("Style Values"). Decoding is independent of the client's encoding. `like` is
 * the original value, which distinguishes a list of one entry from a single value.
 */
export function read(parameter: ParameterObject, raw: string, like: unknown): unknown {
  const { style = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple', explode = style === 'form' } = parameter;
  const plain = parameter.in === 'header' ? (text: string) => text : decodeURIComponent;
  if (parameter.content !== undefined) return JSON.parse(plain(raw));
  if (style === 'label') return separated(raw.slice(1), explode ? '.' : ',', explode, like, plain);
  if (style !== 'matrix') return separated(raw, DELIMITERS[style] ?? ',', explode, like, plain);
  const pairs = raw.split(';').slice(1).map(halves);
  if (explode && Array.isArray(like)) return pairs.map(([, value]) => plain(value));
  if (explode && isRecord(like)) return Object.fromEntries(pairs.map(([key, value]) => [plain(key), plain(value)]));
  return separated(pairs[0]?.[1] ?? '', ',', false, like, plain);
}

const DELIMITERS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Decodes a query parameter from its pairs, and removes those from the list. */
export function readPairs(parameter: ParameterObject, pairs: [string, string][], like: unknown): unknown {
  const { name, style = 'form', explode = style === 'form' } = parameter;
  const taken = (fits: (key: string) => boolean) => takeOut(pairs, ([key]) => fits(decodeURIComponent(key)));
  const own = (key: string) => key === name;
  if (parameter.content !== undefined) return JSON.parse(decodeURIComponent(taken(own)[0]?.[1] ?? ''));
  if (style === 'deepObject' && typeof like === 'object')
    return deep(
      name,
      taken((key) => key.startsWith(`${name}[`)),
    );
  if (isRecord(like) && explode) {
    const keys = new Set(Object.keys(like));
    return Object.fromEntries(taken((key) => keys.has(key)).map(([key, value]) => [decodeURIComponent(key), decodeURIComponent(value)]));
  }
  const values = taken(own).map(([, value]) => value);
  if (Array.isArray(like) && explode) return values.map((value) => decodeURIComponent(value));
  return values.length === 1 ? read({ ...parameter, style, explode: false }, values[0] ?? '', like) : values;
}

function separated(raw: string, delimiter: string, explode: boolean, like: unknown, plain: (text: string) => string): unknown {
  if (Array.isArray(like)) return raw.split(delimiter).map(plain);
  if (!isRecord(like)) return plain(raw);
  const parts = raw.split(delimiter);
  if (explode) return Object.fromEntries(parts.map(halves).map(([key, value]) => [plain(key), plain(value)]));
  return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[plain(part), plain(parts[index + 1] ?? '')]] : [])));
}

/** Converts `name[a][b]=c` to `{ a: { b: 'c' } }`. */
function deep(name: string, pairs: readonly [string, string][]): Json {
  const whole: Json = {};
  for (const [raw, value] of pairs) {
    const keys = [
      ...decodeURIComponent(raw)
        .slice(name.length)
        .matchAll(/\[([^\]]*)\]/g),
    ].map(([, key = '']) => key);
    const last = keys.pop() ?? '';
    const at = keys.reduce<Json>((inner, key) => (inner[key] ??= {}) as Json, whole);
    at[last] = decodeURIComponent(value);
  }
  return whole;
}

/** Splits `k=v` into `['k', 'v']`. */
export function halves(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

function takeOut<Item>(list: Item[], fits: (item: Item) => boolean): Item[] {
  const taken = list.filter(fits);
  list.splice(0, list.length, ...list.filter((item) => !fits(item)));
  return taken;
}

/** Part of a form with files, as received. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** Splits a body of `multipart/form-data` at its boundary (RFC 7578). */
export function readParts(body: Buffer, boundary: string): Part[] {
  const text = body.toString('latin1');
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.slice(2, -2).split('\r\n\r\n');
      const headers = Buffer.from(head, 'latin1').toString('utf8');
      return {
        name: /\bname="([^"]*)"/.exec(headers)?.[1] ?? '',
        filename: /\bfilename="([^"]*)"/.exec(headers)?.[1],
        type: /^content-type: *(.*)$/im.exec(headers)?.[1]?.trim(),
        bytes: Buffer.from(rest.join('\r\n\r\n'), 'latin1'),
      };
    });
}
