import type { Field, ListOrder, OperationTable, Section, ValueField } from './table.ts';

/** Result of resolving a path of field names. */
export type Found =
  | { readonly kind: 'value'; readonly field: ValueField; readonly section: Section; readonly steps: readonly string[] }
  /** A section; its fields may be named. */
  | { readonly kind: 'section'; readonly name: string }
  /** A list of sections (null: of single values). */
  | { readonly kind: 'list'; readonly of: string | null; readonly order: ListOrder | undefined }
  /** `step` (index in the path) is not among the existing names. */
  | { readonly kind: 'unknown'; readonly step: number; readonly names: readonly string[] };

/** Resolves a path (`quote.last`) below a section. */
export function findField({ sections }: OperationTable, start: string, path: string): Found {
  const steps = path.split('.');
  let name = start;
  for (const [index, step] of steps.entries()) {
    const section: Section = sections[name] ?? { fields: {} };
    const field = Object.hasOwn(section.fields, step) ? section.fields[step] : undefined;
    const isLast = index === steps.length - 1;
    if (field === undefined) return { kind: 'unknown', step: index, names: Object.keys(section.fields) };
    if ('list' in field)
      return isLast ? { kind: 'list', of: field.list, order: field.order } : { kind: 'unknown', step: index + 1, names: [] };
    if ('format' in field && (isLast || field.of === undefined))
      return isLast ? { kind: 'value', field, section, steps } : { kind: 'unknown', step: index + 1, names: [] };
    name = field.of ?? '';
  }
  return { kind: 'section', name };
}

/** Returns the paths of all values below a section, nearest first, without those inside of lists. */
export function valuePaths(table: OperationTable, start: string, depth = 3): readonly string[] {
  const walk = (name: string, above: string, left: number): string[] => {
    const fields = Object.entries(table.sections[name]?.fields ?? {});
    const own = fields.flatMap(([key, field]) => ('format' in field ? [above + key] : []));
    const below = fields.flatMap(([key, field]) =>
      left > 1 && 'of' in field && field.of !== undefined ? walk(field.of, `${above}${key}.`, left - 1) : [],
    );
    return [...own, ...below];
  };
  return walk(start, '', depth);
}

/** Returns the paths of the lists of sections in an answer, nearest first. */
export function listPaths(table: OperationTable, answer: string): readonly string[] {
  const walk = (name: string, above: string, left: number): string[] => {
    const fields = Object.entries(table.sections[name]?.fields ?? {});
    const own = fields.flatMap(([key, field]) => ('list' in field && field.list !== null ? [above + key] : []));
    const below = fields.flatMap(([key, field]) => (left > 1 && isSection(field) ? walk(field.of, `${above}${key}.`, left - 1) : []));
    return [...own, ...below];
  };
  return walk(answer, '', 2);
}

/** Returns the default list of an answer: `list`, or the only one. */
export function usualRows(table: OperationTable, answer: string): string | undefined {
  const paths = listPaths(table, answer);
  return paths.includes('list') || paths.length === 1 ? (paths.find((path) => path === 'list') ?? paths[0]) : undefined;
}

/** Returns default columns or facts: fields that mean something to visitors, at most `count`, no title twice. */
export function proposedFields(table: OperationTable, section: string, count: number): readonly string[] {
  const titles = new Set<string>();
  const means = valuePaths(table, section, 2).filter((path) => {
    const found = findField(table, section, path);
    if (found.kind !== 'value' || found.field.isTechnical || titles.has(found.field.title)) return false;
    return Boolean(titles.add(found.field.title));
  });
  // A row begins with its subject.
  const first = means.find((path) => path === 'instrument' || path === 'name');
  return [...(first === undefined ? [] : [first]), ...means.filter((path) => path !== first && !path.startsWith('instrument.'))].slice(
    0,
    count,
  );
}

function isSection(field: Field): field is Extract<Field, { readonly of: string }> {
  return 'of' in field && field.of !== undefined && !('format' in field);
}
