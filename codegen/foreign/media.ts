import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { resolved } from './resolve.ts';
import { writingOf, type Writing } from './writing.ts';

/** Properties with non-default serialization, by media type of the request. */
export type Bodies = Record<string, Record<string, Writing>>;

export function bodiesOf(document: OpenApiDocument, requestBody: unknown): Bodies | undefined {
  const content = resolved(document, requestBody)?.['content'];
  if (!isObject(content) || Object.keys(content).length === 0) return undefined;
  return Object.fromEntries(Object.entries(content).map(([media, type]) => [media, fieldsOf(type)]));
}

function fieldsOf(mediaType: unknown): Record<string, Writing> {
  const encoding = isObject(mediaType) && isObject(mediaType['encoding']) ? mediaType['encoding'] : {};
  const fields = Object.entries(encoding).filter((entry): entry is [string, Record<string, unknown>] => isObject(entry[1]));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, writingOf(field, typeof field['contentType'] === 'string' ? field['contentType'] : undefined)]),
  );
}

/** Media types of successful responses, and those with binary content. */
export function answersOf(document: OpenApiDocument, responses: unknown): { answers?: string[]; binary?: string[] } {
  if (!isObject(responses)) return {};
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  const contents = (statuses.length === 0 ? ['default'] : statuses)
    .map((status) => resolved(document, responses[status])?.['content'])
    .filter(isObject);
  const answers = [...new Set(contents.flatMap((content) => Object.keys(content)))];
  const binary = answers.filter((media) => contents.some((content) => isBinary(document, content[media])));
  return { ...(answers.length === 0 ? {} : { answers }), ...(binary.length === 0 ? {} : { binary }) };
}

function isBinary(document: OpenApiDocument, mediaType: unknown): boolean {
  const schema = isObject(mediaType) ? resolved(document, mediaType['schema']) : undefined;
  return schema !== undefined && isBinarySchema(schema);
}

/** Returns true for bytes: `format: binary` in 3.0; in 3.1 a content media type without text encoding. */
export function isBinarySchema({ type, format, contentMediaType, contentEncoding }: Record<string, unknown>): boolean {
  if (type !== 'string' && type !== 'file' && !(Array.isArray(type) && type.includes('string'))) return false;
  return format === 'binary' || (typeof contentMediaType === 'string' && contentEncoding === undefined);
}
