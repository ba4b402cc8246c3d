import { findField, listPaths, usualRows } from '#documents/operations/fields.ts';
import { operationTable, type ReadingOperation } from '#documents/operations/table.ts';
import { isRecord } from '#documents/reader/path.ts';

/** Values that a page offers as parameters of a call. */
export interface Offered {
  /** Values of its subject: `entityValue`, `isin` … */
  readonly subject: readonly string[];
  /** Placeholders of its route. */
  readonly route: readonly string[];
}

export function operationNamed(name: unknown): ReadingOperation | undefined {
  return typeof name === 'string' && Object.hasOwn(operationTable.operations, name) ? operationTable.operations[name] : undefined;
}

/**
 * Section of the answer whose fields a block shows: the rows of its list, or the answer itself. undefined if the call has no such section.
 */
export function sectionOf(block: Readonly<Record<string, unknown>>): string | undefined {
  const operation = operationNamed(block['operation']);
  if (operation === undefined) return undefined;
  if (!showsRows(block)) {
    const section = block['section'];
    if (typeof section !== 'string') return operation.answer;
    const found = findField(operationTable, operation.answer, section);
    return found.kind === 'section' ? found.name : undefined;
  }
  const rows = typeof block['rows'] === 'string' ? block['rows'] : usualRows(operationTable, operation.answer);
  const list = rows === undefined ? undefined : findField(operationTable, operation.answer, rows);
  return list?.kind === 'list' && list.of !== null ? list.of : undefined;
}

/** Returns true if the block shows fields of rows (columns), false if it shows fields of the answer itself (facts). */
function showsRows(block: Readonly<Record<string, unknown>>): boolean {
  return !(Object.hasOwn(block, 'facts') || block['type'] === 'data-facts' || block['type'] === 'comparison');
}

/**
 * Changes to a block after the editor chose another call. Removes unknown parameters; required ones come from the page if it offers them.
 * Removes columns and facts that the new answer lacks. undefined marks a removed key.
 */
export function taking(block: Readonly<Record<string, unknown>>, name: string, offered: Offered): Readonly<Record<string, unknown>> {
  const operation = operationNamed(name);
  if (operation === undefined) return { operation: name };
  const before = isRecord(block['parameters']) ? block['parameters'] : {};
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => Object.hasOwn(operation.parameters, key)));
  const needed = Object.entries(operation.parameters).flatMap(([key, { isRequired }]): [string, object][] => {
    if (isRequired !== true || Object.hasOwn(kept, key)) return [];
    return offered.subject.includes(key) ? [[key, { subject: key }]] : offered.route.includes(key) ? [[key, { route: key }]] : [];
  });
  const parameters = { ...kept, ...Object.fromEntries(needed) };
  const lists = listPaths(operationTable, operation.answer);
  const rows = typeof block['rows'] === 'string' && lists.includes(block['rows']) ? block['rows'] : undefined;
  const usual = usualRows(operationTable, operation.answer) ?? lists[0];
  const next = { ...block, operation: name, rows: rows ?? usual };
  return {
    operation: name,
    ...(hasChanged(before, parameters) && { parameters: Object.keys(parameters).length === 0 ? undefined : parameters }),
    ...(showsRows(block) &&
      hasChanged(block['rows'], rows ?? needsRows(operation, usual)) && { rows: rows ?? needsRows(operation, usual) }),
    ...listChange('columns', next),
    ...listChange('facts', next),
  };
}

/** Name of the list to show, if the answer has no unambiguous one. */
function needsRows({ answer }: ReadingOperation, usual: string | undefined): string | undefined {
  return usualRows(operationTable, answer) === undefined ? usual : undefined;
}

function listChange(key: 'columns' | 'facts', block: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const list = block[key];
  const section = sectionOf(block);
  if (!Array.isArray(list)) return {};
  const kept =
    section === undefined
      ? []
      : list.filter((each: unknown) => isRecord(each) && findField(operationTable, section, String(each['field'])).kind === 'value');
  return kept.length === list.length ? {} : { [key]: kept.length === 0 ? undefined : kept };
}

function hasChanged(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
