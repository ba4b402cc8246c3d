import { exactText } from './exact-json.ts';
import type { Style, Writing } from './operation.ts';

/** Encodes text: percent-encoded for addresses, unchanged for headers. */
type Encode = (text: string) => string;

/**
 * Serializes a path parameter in its style (`simple` by default).
 * @throws Error naming the parameter if an address cannot carry its value.
 */
export function pathText(name: string, value: unknown, writing: Writing): string {
  const encode = encoder(writing);
  if (writing.media !== undefined) return encode(exactText(value));
  const { style = 'simple', explode = false } = writing;
  const text = style === 'label' ? labelText(value, explode, encode) : matrixOrSimple(name, value, style, explode, encode);
  if (text === '' || text === '.' || text === '..') throw new Error(`The path needs a value for "${name}" that an address can carry.`);
  return text;
}

/** Serializes a query parameter or a form field as `name=value` pairs (`form`, exploded, by default). */
export function queryPairs(name: string, value: unknown, writing: Writing): string[] {
  const encode = encoder(writing);
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${text}`;
  if (value === undefined) return [];
  if (writing.media !== undefined) return [pair(name, encode(typeof value === 'string' ? value : exactText(value)))];
  const { style = 'form', explode = style === 'form' || style === 'deepObject' } = writing;
  const items = itemsOf(value);
  const entries = entriesOf(value);
  if (items === undefined && entries === undefined) return [pair(name, encode(plain(value)))];
  if (items?.length === 0 || entries?.length === 0) return [];
  if (style === 'deepObject') return deepPairs(name, value, encode);
  if (explode) {
    return entries === undefined
      ? (items ?? []).map((item) => pair(name, encode(plain(item))))
      : entries.map(([key, part]) => pair(key, encode(plain(part))));
  }
  return [
    pair(
      name,
      flat(items, entries)
        .map(encode)
        .join(SEPARATORS[style] ?? ','),
    ),
  ];
}

/** Serializes a header's value: not encoded, lists with commas. */
export function headerText(value: unknown, { explode = false, media }: Writing): string {
  return media === undefined ? simpleText(value, explode, (text) => text) : exactText(value);
}

/** Serializes a cookie as `name=value`; an exploded value becomes several. */
export function cookieText(name: string, value: unknown, writing: Writing): string {
  return queryPairs(name, value, writing).join('; ');
}

/** Delimiters of lists that are not exploded, encoded as in OpenAPI 3.1.1. */
const SEPARATORS: Partial<Record<Style, string>> = { form: ',', spaceDelimited: '%20', pipeDelimited: '%7C' };

function matrixOrSimple(name: string, value: unknown, style: Style, explode: boolean, encode: Encode): string {
  if (style !== 'matrix') return simpleText(value, explode, encode);
  const items = itemsOf(value);
  const entries = entriesOf(value);
  const key = encodeURIComponent(name);
  if (items === undefined && entries === undefined) return `;${key}=${encode(plain(value))}`;
  if (!explode) return `;${key}=${flat(items, entries).map(encode).join(',')}`;
  const pairs = entries ?? (items ?? []).map((item): [string, unknown] => [name, item]);
  return pairs.map(([part, text]) => `;${encodeURIComponent(part)}=${encode(plain(text))}`).join('');
}

function labelText(value: unknown, explode: boolean, encode: Encode): string {
  const items = itemsOf(value);
  const entries = entriesOf(value);
  if (entries !== undefined && explode) return entries.map(([key, part]) => `.${encodeURIComponent(key)}=${encode(plain(part))}`).join('');
  const parts = items === undefined && entries === undefined ? [plain(value)] : flat(items, entries);
  return `.${parts.map(encode).join(explode ? '.' : ',')}`;
}

function simpleText(value: unknown, explode: boolean, encode: Encode): string {
  const items = itemsOf(value);
  const entries = entriesOf(value);
  if (items === undefined && entries === undefined) return encode(plain(value));
  if (entries !== undefined && explode) return entries.map(([key, part]) => `${encode(key)}=${encode(plain(part))}`).join(',');
  return flat(items, entries).map(encode).join(',');
}

/** Pairs such as `name[a][b]=c`. Lists use indices, which most services with objects in a query expect. */
function deepPairs(name: string, value: unknown, encode: Encode): string[] {
  const parts = entriesOf(value) ?? itemsOf(value)?.map((item, index): [string, unknown] => [String(index), item]);
  if (parts === undefined) return value === undefined ? [] : [`${encodeURIComponent(name)}=${encode(plain(value))}`];
  return parts.flatMap(([key, part]) => deepPairs(`${name}[${key}]`, part, encode));
}

/** Items of a list, or `[k, v, k, v]` of an object. */
function flat(items: readonly unknown[] | undefined, entries: readonly [string, unknown][] | undefined): string[] {
  return entries === undefined ? (items ?? []).map(plain) : entries.flatMap(([key, value]) => [key, plain(value)]);
}

function itemsOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value.filter((item) => item !== undefined) : undefined;
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return undefined;
  return Object.entries(value).filter(([, part]) => part !== undefined);
}

/** Converts one value to text: dates as JSON dates, null as empty text, values nested deeper than the style supports as JSON. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toJSON();
  return typeof value === 'string' ? value : exactText(value);
}

/** Characters that `allowReserved` leaves unencoded: the reserved ones, without those that would end the value. */
const RESERVED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

function encoder({ allowReserved }: Writing): Encode {
  return allowReserved ? (text) => encodeURIComponent(text).replace(RESERVED, decodeURIComponent) : encodeURIComponent;
}
