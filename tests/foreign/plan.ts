import { isRecord, type Json, type ParameterObject, type Placed } from './document.ts';
import { BYTES, sample, TEXT } from './sample.ts';

/** Planned call of an operation. */
export interface PlannedCall extends Placed {
  readonly input: {
    readonly path: Json;
    readonly query: Json;
    readonly header: Json;
    readonly cookie: Json;
    readonly body?: unknown;
    readonly contentType?: string;
  };
  /** Answer of the service, and its media type. */
  readonly answer: { readonly status: number; readonly media: string | undefined; readonly value: unknown };
}

/** Headers that only `fetch` may set, and those that OpenAPI reserves for other fields. */
const NOT_OURS =
  /^(?:accept|authorization|content-type|connection|content-length|cookie|date|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** Pattern of textual media types. */
const TEXTUAL = /^text\/|[/+](?:xml|yaml)/;

/** Returns one call for each media type of the request, with every parameter. */
export function plannedCalls(document: Json, placed: Placed): PlannedCall[] {
  const { operation, path } = placed;
  const named = [
    ...path
      .split('#', 1)
      .join('')
      .matchAll(/\{([^}]+)\}/g),
  ].map(([, name = '']) => name);
  const undeclared = named.filter((name) => !operation.parameters.some((parameter) => parameter.in === 'path' && parameter.name === name));
  const of = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter(
          (parameter) =>
            parameter.in === place &&
            !(place === 'header' && NOT_OURS.test(parameter.name)) &&
            (place !== 'path' || named.includes(parameter.name)),
        )
        .map((parameter) => [parameter.name, parameterValue(document, parameter)]),
    );
  const input = {
    path: { ...Object.fromEntries(undeclared.map((name) => [name, TEXT])), ...of('path') },
    query: withoutClashes(operation.parameters, of('query')),
    header: of('header'),
    cookie: of('cookie'),
  };
  const answer = answerOf(document, operation.responses);
  const content = placed.method === 'get' || placed.method === 'head' ? undefined : operation.requestBody?.['content'];
  if (!isRecord(content) || Object.keys(content).length === 0) return [{ ...placed, input, answer }];
  return Object.entries(content).map(([media, type]) => {
    const contentType = media.replace('*/*', 'application/x-anything').replace('/*', '/anything');
    return { ...placed, input: { ...input, contentType, body: bodyValue(document, media, type) }, answer };
  });
}

/** Returns the value of a parameter; headers are plain text, and only deep objects have more than one level. */
function parameterValue(document: Json, parameter: ParameterObject): unknown {
  const schema = parameter.schema ?? Object.values(parameter.content ?? {}).map((type) => (isRecord(type) ? type['schema'] : {}))[0];
  const isDeep = parameter.style === 'deepObject' || parameter.content !== undefined;
  const value = sample(document, schema ?? {}, { depth: isDeep ? 3 : 1, text: textFor(parameter) });
  if (value instanceof File) return textFor(parameter);
  return isDeep ? value : flat(value);
}

/** Returns text without encoded characters for headers, and without spaces for space-delimited values. */
function textFor({ in: place, style }: ParameterObject): string {
  if (place === 'header') return 'v-1 x';
  return style === 'spaceDelimited' ? TEXT.replaceAll(' ', '') : TEXT;
}

/** Removes levels that a style cannot encode in lists and objects. */
function flat(value: unknown): unknown {
  const primitive = (part: unknown) => (typeof part === 'object' && part !== null ? 'inner' : part);
  if (Array.isArray(value)) return value.length === 0 ? ['only'] : value.map(primitive);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, primitive(part)])) : value;
}

/** Omits exploded objects whose keys clash with the names of other parameters. */
function withoutClashes(parameters: readonly ParameterObject[], query: Json): Json {
  const names = new Set(Object.keys(query));
  const spreads = (name: string, value: unknown) => {
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
    return isRecord(value) && (parameter?.style ?? 'form') === 'form' && parameter?.explode !== false && parameter?.content === undefined;
  };
  const clashing = Object.entries(query).filter(
    ([name, value]) =>
      spreads(name, value) && Object.keys(value as Json).some((key) => key === 'anything' || (names.has(key) && key !== name)),
  );
  return Object.fromEntries(Object.entries(query).filter(([name]) => !clashing.some(([other]) => other === name)));
}

function bodyValue(document: Json, media: string, type: unknown): unknown {
  const schema = isRecord(type) ? type['schema'] : undefined;
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(media);
  if (!isForm && !/[/+]json/.test(media)) return TEXTUAL.test(media) ? `<${TEXT}>` : new Blob([BYTES]);
  const value = sample(document, schema ?? {}, { depth: 4, text: TEXT });
  if (isForm) return isRecord(value) ? value : { field: TEXT };
  return value instanceof File ? new Blob([BYTES]) : withoutFiles(value);
}

/** Removes bytes, which JSON cannot contain. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof File) return 'bytes';
  if (Array.isArray(value)) return value.map(withoutFiles);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFiles(part)])) : value;
}

function answerOf(document: Json, responses: Json): PlannedCall['answer'] {
  const [status, response] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? ['default', responses['default']];
  const content = isRecord(response) && isRecord(response['content']) ? response['content'] : {};
  const [media, type] = Object.entries(content)[0] ?? [];
  const code = /^\d+$/.test(status) ? Number(status) : 200;
  if (media === undefined || code === 204 || code === 205) return { status: code, media: undefined, value: undefined };
  const schema = isRecord(type) ? type['schema'] : undefined;
  const said = media.replace('*/*', 'application/json').replace('/*', '/png');
  const isBytes = sample(document, schema ?? {}, { depth: 0, text: TEXT }) instanceof File;
  if (!isBytes && /[/+]json/.test(said))
    return { status: code, media: said, value: withoutFiles(sample(document, schema ?? {}, { depth: 2, text: TEXT })) };
  return { status: code, media: said, value: !isBytes && TEXTUAL.test(said) ? TEXT : BYTES };
}
