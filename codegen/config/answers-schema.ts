import { listPaths, usualRows, valuePaths, findField } from '#documents/operations/fields.ts';
import { NO_FILTERS } from '#documents/operations/no-filters.ts';
import type { OperationTable, Parameter, ReadingOperation } from '#documents/operations/table.ts';
import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Name of the file beside the page schemas that describes parameters and answers of each call. */
export const ANSWERS = 'answers';

/**
 * Schema for completion and documentation in editors once a block names its call: parameters, lists, columns, facts and filters, each with
 * its meaning. It forbids nothing; the checker reports faults.
 */
export function answersSchema(table: OperationTable): JsonSchema {
  const sections = new Set<string>();
  const fieldsOf = (section: string) => {
    sections.add(section);
    return { $ref: `#/definitions/fields-${section}` };
  };
  const operations = Object.entries(table.operations).map(
    ([name, operation]) => [name, describedOperation(table, operation, fieldsOf)] as const,
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Answers',
    description: 'Womit jeder Aufruf gefragt wird und was er antwortet: für Vorschläge und Erklärungen im Editor.',
    definitions: {
      asked: {
        allOf: operations.map(([name]) => ({
          if: { properties: { operation: { const: name } }, required: ['operation'] },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { $ref: `#/definitions/${name}` },
        })),
      },
      ...Object.fromEntries(operations),
      ...Object.fromEntries([...sections].toSorted().map((section) => [`fields-${section}`, fields(table, section)])),
    },
  };
}

/** Returns a schema whose blocks refer to the answers of their calls. */
export function withAnswers(schema: JsonSchema): JsonSchema {
  const { definitions } = schema;
  if (!isObject(definitions)) return schema;
  const referring = Object.entries(definitions).map(([name, definition]) => {
    const properties = isObject(definition) && isObject(definition['properties']) ? definition['properties'] : {};
    const { operation } = properties;
    const asks = isObject(definition) && isObject(operation) && operation['x-operation'] === 'reading';
    return [name, asks ? { ...definition, allOf: [{ $ref: `${ANSWERS}.schema.json#/definitions/asked` }] } : definition];
  });
  return { ...schema, definitions: Object.fromEntries(referring) };
}

type FieldsOf = (section: string) => JsonSchema;

/** Schema of a block that names this call. */
function describedOperation(table: OperationTable, { parameters, answer }: ReadingOperation, fieldsOf: FieldsOf): JsonSchema {
  const known = Object.entries(parameters);
  const filters = known.filter(([name]) => !NO_FILTERS.has(name));
  const lists = listPaths(table, answer);
  const usual = usualRows(table, answer);
  const rows = lists.flatMap((path) => {
    const found = findField(table, answer, path);
    return found.kind === 'list' && found.of !== null ? [{ path, section: found.of }] : [];
  });
  // A comparison shows facts of each entry.
  const ofEach = parameters['entityValues'] === undefined ? undefined : rows.find(({ path }) => path === usual)?.section;
  return {
    properties: {
      parameters: { properties: Object.fromEntries(known.map(([name, each]) => [name, asked(each)])) },
      presets: { properties: Object.fromEntries(filters.map(([name, each]) => [name, asked(each)])) },
      filters: { items: { properties: { parameter: named(filters.map(([name, { title }]) => [name, title])) } } },
      ...(lists.length === 0 ? {} : { rows: { examples: lists } }),
    },
    allOf: [
      ...rows.map(({ path, section }) => ({
        if: path === usual ? { not: { required: ['rows'] } } : { properties: { rows: { const: path } }, required: ['rows'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: inColumns(fieldsOf(section)) },
      })),
      {
        if: { not: { required: ['section'] } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: { facts: { items: { properties: { field: fieldsOf(ofEach ?? answer) } } } } },
      },
    ],
  };
}

/** Offers the fields of an answer wherever a table names one. */
function inColumns(field: JsonSchema): JsonSchema {
  const one = { properties: { field } };
  return {
    columns: { items: one },
    sortBy: one,
    orders: { items: one },
    across: field,
    curve: { properties: { across: field, up: field } },
  };
}

function asked({ title, isRequired, enum: values, default: usual }: Parameter): JsonSchema {
  return {
    description: `${title}${isRequired === true ? ' (nötig)' : ''}${usual === undefined ? '' : `; ohne Angabe ${String(usual)}`}`,
    ...(values === undefined ? {} : { examples: values }),
  };
}

function fields(table: OperationTable, section: string): JsonSchema {
  return named(
    valuePaths(table, section).flatMap((path): (readonly [string, string])[] => {
      const found = findField(table, section, path);
      if (found.kind !== 'value' || found.field.isTechnical) return [];
      const { title, format, live } = found.field;
      return [[path, `${title} (${format}${live === undefined ? '' : ', läuft mit'})`]];
    }),
  );
}

/** Suggests texts with their meaning. Any other text is left to the checker. */
function named(texts: readonly (readonly [text: string, meaning: string])[]): JsonSchema {
  const [known, meanings] = [texts.map(([text]) => text), texts.map(([, meaning]) => meaning)];
  return { anyOf: [...(known.length === 0 ? [] : [{ enum: known, markdownEnumDescriptions: meanings }]), { type: 'string' }] };
}
