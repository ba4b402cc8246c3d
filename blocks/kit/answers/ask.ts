import type { OperationId } from '#client/operations.ts';
import { valueOfText, type ParameterValue } from '#documents/operations/parameter-value.ts';
import type { Format } from '#documents/operations/formats.ts';
import { operationTable, type Parameter, type ReadingOperation } from '#documents/operations/table.ts';
import type { OptionalQuery, PageFacts } from '../block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import { isData, valueAtPath } from './reading.ts';

/** Query of a block that can name any operation; empty if a required parameter has no value. */
export type AnswerQueries = { readonly answer?: OptionalQuery<OperationId> };

/** Parameter in a page document: its value, or the source of its value. */
export type WrittenParameter =
  | ParameterValue
  | { readonly subject?: string; readonly route?: string; readonly query?: string; readonly default?: ParameterValue };

/** Call as a block's document names it. */
export interface Asking {
  readonly operation: string;
  readonly parameters?: { readonly [name: string]: WrittenParameter | undefined };
}

/** Page and subject of a block, from which its parameters may come. */
export type Place = { readonly page: PageFacts; readonly subject: Subject | undefined };

/** Operation that a block names; the check of the configuration ensures that it exists. */
export function operationOf({ operation }: Asking): ReadingOperation {
  const found = operationTable.operations[operation];
  if (found === undefined) throw new Error(`No call of the contracts that reads is named ${operation}`);
  return found;
}

/**
 * Query with its parameters. Empty if a required one has no value here, such as the ISIN of an instrument without one.
 * @param added parameters that follow from the block itself; those of the document take precedence
 */
export function queriesFor(asking: Asking, place: Place, added: Readonly<Record<string, ParameterValue>> = {}): AnswerQueries {
  const parts: Record<'path' | 'query', Record<string, ParameterValue>> = { path: {}, query: {} };
  for (const [name, parameter] of Object.entries(operationOf(asking).parameters)) {
    const written = asking.parameters?.[name];
    const value = written === undefined ? added[name] : parameterValue(written, parameter, place);
    if (value !== undefined) parts[parameter.in][name] = value;
    else if (parameter.isRequired) return {};
  }
  return { answer: namedQuery(asking.operation, parts) };
}

/** Query for an operation by its name in a document. */
export function namedQuery(operation: string, input: object): OptionalQuery<OperationId> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Documents were checked against the source of these types
  return { operation, input, optional: 'refused' } as OptionalQuery<OperationId>;
}

/** Extra parameters of a call that its columns require. */
export function sentExtras(columns: readonly { readonly format: Format }[]): Readonly<Record<string, ParameterValue>> {
  return columns.some(({ format }) => format === 'course') ? { calculateCourses: true } : {};
}

/** Query parameters of the address that a block's parameters come from. */
export function queryKeys({ parameters = {} }: Asking): readonly string[] {
  return Object.values(parameters).flatMap((written) =>
    typeof written === 'object' && written.query !== undefined ? [written.query] : [],
  );
}

/** Value of a parameter: given in the document, or read from the source named there, else the default. Undefined if there is none. */
export function parameterValue(
  written: WrittenParameter | undefined,
  parameter: Parameter,
  { page, subject }: Place,
): ParameterValue | undefined {
  if (typeof written !== 'object') return written;
  const { subject: field, route, query, default: otherwise } = written;
  const found =
    field === undefined
      ? route === undefined
        ? page.query[query ?? '']
        : [page.params?.[route] ?? []].flat().join('/') || undefined
      : subject && subjectValue(subject, field);
  return (found === undefined ? undefined : valueOfText(String(found), parameter)) ?? otherwise;
}

/**
 * Reads a value that the schema of the subject's kind lists (`x-values`, a path with dots), from the thing in the subject or else from the
 * subject itself.
 */
function subjectValue(subject: Subject, field: string): ParameterValue | undefined {
  const own: Readonly<Record<string, unknown>> = { ...subject };
  const held = own[subject.kind];
  const value = valueAtPath(isData(held) ? held : own, field);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
