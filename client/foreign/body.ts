import { exactText } from './exact-json.ts';
import type { Writing } from './operation.ts';
import { plain, queryPairs } from './styles.ts';

type Fields = Readonly<Record<string, Writing>>;

/** Body as `fetch` takes it, with its content type. A form with files sets the content type itself, because that includes its boundary. */
export interface WrittenBody {
  readonly rawBody: BodyInit;
  readonly contentType: string | undefined;
}

/**
 * Serializes a body for the media type of the request.
 * @throws Error if the media type needs text or bytes and the body is data.
 */
export function writeBody(body: unknown, contentType: string, fields: Fields): WrittenBody {
  const media = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (media === 'multipart/form-data')
    return { rawBody: body instanceof FormData ? body : multipart(body, fields), contentType: undefined };
  if (body instanceof URLSearchParams) return { rawBody: body.toString(), contentType };
  if (media === 'application/x-www-form-urlencoded' && typeof body !== 'string') return { rawBody: urlEncoded(body, fields), contentType };
  if (isRaw(body)) return { rawBody: body, contentType: media.includes('*') ? body.type || 'application/octet-stream' : contentType };
  if (/[/+]json$/.test(media)) return { rawBody: exactText(body), contentType };
  if (typeof body !== 'object') return { rawBody: plain(body), contentType };
  throw new Error(`A body of ${contentType} is text or bytes; make it from the data before the call.`);
}

type Raw = (Blob | ArrayBuffer | Uint8Array<ArrayBuffer>) & { readonly type?: string };

function isRaw(body: unknown): body is Raw {
  return body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);
}

/** Encodes fields in their declared style; by default, lists repeat their name, and objects are JSON. */
function urlEncoded(body: unknown, fields: Fields): string {
  const pairs = entriesOf(body).flatMap(([name, value]) => {
    const writing = fields[name];
    if (writing?.style !== undefined || writing?.explode !== undefined) return queryPairs(name, value, writing);
    return partsOf(value, writing).flatMap((part) => queryPairs(name, isPlainObject(part) ? exactText(part) : part, {}));
  });
  return pairs.join('&').replaceAll('%20', '+');
}

/** Encodes files unchanged, objects as JSON parts, everything else as text; lists repeat their name. */
function multipart(body: unknown, fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(body)) {
    const media = fields[name]?.media?.split(',', 1)[0]?.trim();
    for (const part of partsOf(value, fields[name])) {
      if (part instanceof Blob)
        form.append(name, media === undefined || media.includes('*') || part.type !== '' ? part : withType(part, media));
      else if (isRaw(part)) form.append(name, new Blob([part], { type: media ?? 'application/octet-stream' }));
      else if (isPlainObject(part)) form.append(name, new Blob([exactText(part)], { type: media ?? 'application/json' }));
      else if (media === undefined || media.startsWith('text/plain')) form.append(name, plain(part));
      else form.append(name, new Blob([plain(part)], { type: media }));
    }
  }
  return form;
}

function withType(blob: Blob, type: string): Blob {
  return blob instanceof File ? new File([blob], blob.name, { type }) : new Blob([blob], { type });
}

/** Splits a list into several parts, unless the document declares it as one JSON part. */
function partsOf(value: unknown, writing: Writing | undefined): readonly unknown[] {
  if (!Array.isArray(value)) return [value];
  return writing?.media?.includes('json') ? [exactText(value)] : value;
}

function entriesOf(body: unknown): [string, unknown][] {
  return Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
