import { FORMATS, type Format } from '#documents/operations/formats.ts';
import type { Field, ListField, OperationTable, Parameter, ReadingOperation, Section, ValueField } from '#documents/operations/table.ts';
import { isKeyOf, isOneOf } from '#domain/input/typed-entries.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { withoutEditorial } from '../contracts/operations.ts';
import { isObject, pointed } from '../json.ts';
import { titleOf, wholeTitleOf } from './titles.ts';

type Node = Readonly<Record<string, unknown>>;

/** Fields for programs only: identifiers, codes, and fields that describe how to read others. */
const TECHNICAL = /^(?:id|type|expires|entityType|entityValue|entitySubType|instrumentType|unitType|displayUnit)$|^(?:id|code|iso)[A-Z]/;

const TYPES = ['string', 'integer', 'number', 'boolean'] as const satisfies Parameter['type'][];
const RANGES = ['number', 'day'] as const satisfies Parameter['range'][];

/**
 * Reads the calls that pages may make (reads: GET with a JSON answer), and every section of their answers.
 * @throws Error that names the field if an annotation (`x-format`, `x-unit`, `x-live`) does not fit it
 */
export function readTable(document: OpenApiDocument): OperationTable {
  const operations: Record<string, ReadingOperation> = {};
  const sections: Record<string, Section> = {};
  for (const [path, item] of Object.entries(withoutEditorial(document).paths)) {
    const get = item['get'];
    if (!isObject(get) || typeof get['operationId'] !== 'string' || get['x-session'] !== undefined) continue;
    const schema = ['responses', '200', 'content', 'application/json', 'schema'].reduce<unknown>(
      (node, key) => (isObject(node) ? node[key] : undefined),
      get,
    );
    if (!isObject(schema)) continue;
    const answer = sectionOf(schema, get['operationId']);
    operations[get['operationId']] = {
      summary: String(get['summary']),
      area: areaOf(document, get),
      ...(isForEveryone(get) ? {} : { needsLogin: true }),
      parameters: Object.fromEntries(parametersOf(item, get, path)),
      answer,
    };
  }
  return { operations, sections };

  function parametersOf(item: Node, get: Node, path: string): [string, Parameter][] {
    const written = [item['parameters'], get['parameters']].flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []));
    return written.map((each): [string, Parameter] => {
      const { node } = followed(each);
      const { name, in: place, required, description } = node;
      if (typeof name !== 'string' || (place !== 'path' && place !== 'query'))
        throw new Error(`contracts/http: a parameter of GET ${path} stands neither in the path nor in the query.`);
      const { type, format: _, examples: __, ...rest } = followed(node['schema']).node;
      const constraints = ['enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'default'].flatMap((key) =>
        rest[key] === undefined ? [] : [[key, rest[key]] as const],
      );
      return [
        name,
        {
          in: place,
          title: titleOf(description),
          type: wordOf(TYPES, type, `"type" of the parameter ${name}`),
          ...(required === true && { isRequired: true }),
          ...Object.fromEntries(constraints),
          ...(rest['x-range'] === undefined ? {} : { range: wordOf(RANGES, rest['x-range'], `"x-range" of the parameter ${name}`) }),
        },
      ];
    });
  }

  /** Name of a section in the table. Sections without a name get that of their place. */
  function sectionOf(schema: unknown, place: string): string {
    const { node, name = place } = followed(schema);
    if (sections[name] !== undefined) return name;
    const properties = isObject(node['properties']) ? node['properties'] : {};
    const keys = Object.keys(properties);
    const has = (key: string): boolean => keys.includes(key);
    const fields: Record<string, Field> = {};
    // A section may contain others of the same kind.
    sections[name] = {
      fields,
      ...(has('idNotation') ? { notation: 'idNotation' } : has('market') && { notation: 'market.idNotation' }),
      ...(has('market') && { decimals: 'market.decimals' }),
      ...(has('entityType') && { entityType: 'entityType' }),
      ...(has('last') && { height: 'last' }),
      ...(has('priceSource') && { source: 'priceSource' }),
    };
    for (const key of keys) fields[key] = fieldOf(properties[key], `${name}.${key}`, keys);
    for (const key of sameTitles(fields)) {
      const whole = wholeTitleOf(descriptionOf(properties[key]));
      const field = fields[key];
      if (whole !== '' && field !== undefined) fields[key] = { ...field, title: whole };
    }
    return name;
  }

  function fieldOf(property: unknown, place: string, beside: readonly string[]): Field {
    const { node: schema, name } = followed(property);
    const own = isObject(property) ? property : {};
    const node: Node = { ...schema, ...own };
    const title = titleOf(node['description'], name);
    const format = formatOf(node, place);
    // A list of numbers may be shown as a whole.
    if (schema['type'] === 'array' && format === undefined) {
      const items = followed(schema['items']);
      return {
        title,
        list: items.node['type'] === 'object' ? sectionOf(schema['items'], place) : null,
        ...orderOf(node, items.node, place),
      };
    }
    if (schema['type'] === 'object' && format === undefined) return { title, of: sectionOf(property, place) };
    return {
      title,
      format: format ?? 'text',
      ...(schema['type'] === 'object' && { of: sectionOf(property, place) }),
      ...unitOf(node, format, beside, place),
      ...liveOf(node, beside, place),
      ...(node['x-of-price'] === true && { isOfPrice: true as const }),
      ...(TECHNICAL.test(place.slice(place.lastIndexOf('.') + 1)) && !['year', 'country', 'quality'].includes(format ?? '')
        ? { isTechnical: true as const }
        : {}),
    };
  }

  function formatOf(node: Node, place: string): Format | undefined {
    const type = node['type'] === 'integer' ? 'number' : String(node['type']);
    const format = textOf(node['x-format']) ?? usualFormat(node);
    const allowed: readonly Format[] = isKeyOf(FORMATS, type) ? FORMATS[type] : [];
    if (format === undefined || isOneOf(allowed, format)) return format;
    throw new Error(`contracts/http: "x-format" of ${place} is "${format}"; for ${type} it may be ${allowed.join(', ')}.`);
  }

  function followed(node: unknown): { readonly node: Node; readonly name?: string } {
    if (!isObject(node)) return { node: {} };
    const reference = node['$ref'];
    if (typeof reference !== 'string') return { node };
    const target = pointed(document, reference);
    return { node: isObject(target) ? target : {}, name: reference.slice(reference.lastIndexOf('/') + 1) };
  }
}

/** Fields that share their title with another one. */
function sameTitles(fields: Readonly<Record<string, Field>>): string[] {
  const byTitle = Map.groupBy(Object.keys(fields), (key) => fields[key]?.title);
  return [...byTitle.values()].flatMap((keys) => (keys.length > 1 ? keys : []));
}

function descriptionOf(property: unknown): unknown {
  return isObject(property) ? property['description'] : undefined;
}

/** Returns true if the answer is the same for all visitors: no token is needed, or any visitor's will do (`x-for-everyone`). */
function isForEveryone({ security, 'x-for-everyone': forEveryone }: Node): boolean {
  const alternatives: readonly unknown[] = Array.isArray(security) ? security : [{}];
  return forEveryone === true || alternatives.some((each) => isObject(each) && Object.keys(each).length === 0);
}

function wordOf<Word extends string>(words: readonly Word[], word: unknown, what: string): Word {
  if (isOneOf(words, word)) return word;
  throw new Error(`contracts/http: ${what} is ${JSON.stringify(word)}; it may be ${words.join(', ')}.`);
}

function textOf(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
}

function usualFormat({ type, format }: Node): Format | undefined {
  if (type === 'number') return 'number';
  if (type === 'integer') return 'integer';
  if (type === 'boolean') return 'yes-no';
  if (type !== 'string') return undefined;
  if (format === 'date' || format === 'date-time') return 'date';
  return format === 'uri' ? 'link' : 'text';
}

const WITH_UNIT: ReadonlySet<Format | undefined> = new Set(['price', 'amount', 'per-share', 'money']);

function unitOf(node: Node, format: Format | undefined, beside: readonly string[], place: string): Pick<ValueField, 'unit' | 'decimals'> {
  const { 'x-unit': written, 'x-decimals': decimals } = node;
  const named = textOf(written);
  if (named !== undefined && named !== 'none' && !/^[A-Z]{3}$/.test(named) && !beside.includes(named))
    throw new Error(`contracts/http: "x-unit" of ${place} is "${named}": no field beside it, no currency, not "none".`);
  const usual = format === 'money' ? ['isoCurrency'] : ['displayUnit', 'isoCurrency'];
  const unit = named === undefined ? usual.find((key) => WITH_UNIT.has(format) && beside.includes(key)) : named;
  return { ...(unit !== undefined && unit !== 'none' && { unit }), ...(typeof decimals === 'number' && { decimals }) };
}

/** Default order from `performancePct DESC`: a field of the entries and its direction. */
function orderOf(node: Node, { properties }: Node, place: string): Pick<ListField, 'order'> {
  const written = textOf(node['x-order']);
  if (written === undefined) return {};
  const [path = '', direction] = written.split(' ');
  if (isObject(properties) && Object.hasOwn(properties, path) && (direction === 'ASC' || direction === 'DESC'))
    return { order: { path, direction: direction === 'ASC' ? 'ascending' : 'descending' } };
  throw new Error(`contracts/http: "x-order" of ${place} is "${written}"; it names a field of the entries, and ASC or DESC.`);
}

function liveOf(node: Node, beside: readonly string[], place: string): Pick<ValueField, 'live'> {
  const live = textOf(node['x-live']);
  if (live === undefined) return {};
  if (beside.includes('idNotation') || beside.includes('market')) return { live };
  throw new Error(`contracts/http: "x-live" of ${place} needs idNotation or market beside it.`);
}

/** Area of a call: the description of its first tag in the contract. */
function areaOf({ tags = [] }: OpenApiDocument, { tags: own }: Node): string {
  const name: unknown = Array.isArray(own) ? own[0] : undefined;
  return tags.find((tag) => tag.name === name)?.description ?? 'Weitere';
}
