import { findField } from '#documents/operations/fields.ts';
import type { Format } from '#documents/operations/formats.ts';
import { operationTable, type Section, type ValueField } from '#documents/operations/table.ts';

type Data = Readonly<Record<string, unknown>>;

/** Field of an answer as a block shows it. */
export interface Shown {
  /** Path below the row or the answer, such as `quote.last`. */
  readonly path: string;
  readonly steps: readonly string[];
  readonly field: ValueField;
  readonly section: Section;
  readonly label: string;
  readonly format: Format;
  readonly decimals: number | undefined;
  /** Path (below the row) of the address that the text links to. */
  readonly link?: string | undefined;
}

/** Field as a document describes it. */
export interface WrittenField {
  readonly field: string;
  readonly label?: string;
  readonly format?: Format;
  readonly decimals?: number;
  readonly link?: string;
}

/** Field by its path below a section; the check of the configuration ensures that it exists. */
export function shownField(start: string, { field: path, label, format, decimals, link }: WrittenField): Shown {
  const found = findField(operationTable, start, path);
  if (found.kind !== 'value') throw new Error(`${start} has no value ${path}`);
  const { field, section, steps } = found;
  return {
    path,
    steps,
    field,
    section,
    label: label ?? field.title,
    format: format ?? field.format,
    decimals: decimals ?? field.decimals,
    ...(link === undefined ? {} : { link }),
  };
}

/** Value of a field, and the object that contains it, with its unit and notation. */
export function readField(row: unknown, { steps }: Pick<Shown, 'steps'>): { readonly value: unknown; readonly holder: Data } {
  const found = valueAt(row, steps.slice(0, -1));
  const holder = isData(found) ? found : {};
  return { value: valueAt(holder, steps.slice(-1)), holder };
}

/** Value at a path of names; undefined if any part of it is missing. */
export function valueAt(node: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((current, step) => (isData(current) && Object.hasOwn(current, step) ? current[step] : undefined), node);
}

/** Value at a path with dots; undefined without a path. */
export function valueAtPath(node: unknown, path: string | undefined): unknown {
  return path === undefined ? undefined : valueAt(node, path.split('.'));
}

/** Part of an answer with its type in the contract, if it has that form; else `otherwise`. */
export function contractPart<Part>(found: unknown, isIt: (found: unknown) => boolean, otherwise: Part): Part {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contracts define the rest; the provider's tests check its answers
  return isIt(found) ? (found as Part) : otherwise;
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
