import type { ReadingOperation } from './table.ts';

/** Returns true if a call sorts its list itself, in both directions. */
export function canSort({ parameters }: ReadingOperation): boolean {
  return parameters['sort']?.enum !== undefined && parameters['order']?.enum !== undefined;
}

/** Returns true if a call answers with one page of its list. */
export function hasPages({ parameters }: ReadingOperation): boolean {
  return parameters['page'] !== undefined && parameters['perPage'] !== undefined;
}

/**
 * Returns the value of the `sort` parameter for a field: `last` for `quote.last`, `name` for an instrument, in lower case or as
 * `PERFORMANCE_PCT`.
 */
export function sortValue(operation: ReadingOperation, field: string): string | undefined {
  const names = operation.parameters['sort']?.enum;
  const last = field.slice(field.lastIndexOf('.') + 1);
  // Calls sort by the name of the instrument; other fields called `name` are different values.
  const name = /^(?:.+\.)?instrument(?:\.name)?$/u.test(field) ? 'name' : last === 'name' ? undefined : last;
  if (name === undefined || !canSort(operation)) return undefined;
  const loud = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_').toUpperCase();
  return names?.find((each) => each === name || each === loud);
}

/** Returns true if the rows can be sorted by a field: by the call, or by the table if it has all rows. */
export function isSortable(operation: ReadingOperation, field: string): boolean {
  return canSort(operation) ? sortValue(operation, field) !== undefined : !hasPages(operation);
}
