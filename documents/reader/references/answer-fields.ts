import { isOneOf } from '#domain/input/typed-entries.ts';
import { findField, valuePaths, type Found } from '../../operations/fields.ts';
import { formatsLike, type Format } from '../../operations/formats.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { schemas } from '../schemas.ts';
import { closest, suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';

/** Checks the columns or facts of a section that a block shows. */
export function fieldFaults(written: unknown, section: string, path: DocumentPath): Fault[] {
  const fields = Array.isArray(written) ? written.map((each: unknown) => (isRecord(each) ? each : {})) : [];
  return fields.flatMap((each, index): Fault[] => {
    const { field } = each;
    if (typeof field !== 'string') return [];
    const first = fields.findIndex((other) => other['field'] === field);
    if (first < index)
      return [
        {
          rule: 'repeated-field',
          path: [...path, index, 'field'],
          part: 'value',
          message: `„${field}“ wird schon an ${first + 1}. Stelle gezeigt.`,
        },
      ];
    return [...oneField({ ...each, field }, section, [...path, index]), ...linkFaults(each['link'], section, [...path, index, 'link'])];
  });
}

function oneField(written: Readonly<Record<string, unknown>> & { readonly field: string }, section: string, path: DocumentPath): Fault[] {
  const { field, format, decimals } = written;
  const found = findField(schemas().operations, section, field);
  const at = [...path, 'field'];
  switch (found.kind) {
    case 'unknown':
      return [unknownField(field, found, section, at)];
    case 'section':
      return [
        {
          rule: 'wrong-field',
          path: at,
          part: 'value',
          message: `„${field}“ ist ein Abschnitt mit eigenen Feldern; gezeigt wird ein einzelner Wert.`,
          expected: oneOfWords(valuePaths(schemas().operations, found.name, 1).map((each) => `${field}.${each}`)),
        },
      ];
    case 'list':
      return [
        {
          rule: 'wrong-field',
          path: at,
          part: 'value',
          message: `„${field}“ ist eine Liste; gezeigt wird ein einzelner Wert.`,
          expected: 'ein Feld mit einem Wert',
        },
      ];
    case 'value':
      return typeof format === 'string'
        ? formatFaults(format, found.field.format, field, [...path, 'format'])
        : decimalsFaults(decimals, found.field.format, field, [...path, 'decimals']);
  }
}

/** Reports a link whose address is not a text of the same row. */
function linkFaults(link: unknown, section: string, path: DocumentPath): Fault[] {
  if (typeof link !== 'string') return [];
  const found = findField(schemas().operations, section, link);
  if (found.kind === 'unknown') return [unknownField(link, found, section, path)];
  if (found.kind === 'value' && ['text', 'link'].includes(found.field.format)) return [];
  const message = `„${link}“ ist keine Adresse, zu der ein Text führen kann.`;
  return [{ rule: 'wrong-field', path, part: 'value', message, expected: 'ein Feld mit einem Text' }];
}

function formatFaults(format: string, usual: Format, field: string, path: DocumentPath): Fault[] {
  const fitting = formatsLike(usual);
  if (isOneOf(fitting, format)) return [];
  const message = `Als „${format}“ lässt sich „${field}“ nicht schreiben; im Vertrag ist es „${usual}“.`;
  return [{ rule: 'wrong-format', path, part: 'value', message, expected: oneOfWords(fitting), suggestion: usual }];
}

function decimalsFaults(decimals: unknown, usual: Format, field: string, path: DocumentPath): Fault[] {
  if (decimals === undefined || formatsLike(usual).includes('number')) return [];
  return [
    {
      rule: 'wrong-format',
      path,
      part: 'key',
      message: `Nachkommastellen haben nur Zahlen; „${field}“ ist „${usual}“.`,
      expected: 'kein „decimals“',
    },
  ];
}

/** Reports a path whose nth step is no field. */
export function unknownField(path: string, { step, names }: Extract<Found, { kind: 'unknown' }>, section: string, at: DocumentPath): Fault {
  const steps = path.split('.');
  const wrong = steps[step] ?? '';
  const above = steps.slice(0, step).join('.');
  const base = { rule: 'unknown-field', path: at, part: 'value' } as const;
  if (names.length === 0)
    return {
      ...base,
      message: `„${above}“ hat keine Felder, also auch nicht „${wrong}“.`,
      expected: 'ein Feld mit einem Wert',
      suggestion: above,
    };
  return {
    ...base,
    message: above === '' ? `Ein Feld „${wrong}“ hat die Antwort hier nicht.` : `Ein Feld „${wrong}“ hat „${above}“ nicht.`,
    expected: oneOfWords(names.map((name) => [...steps.slice(0, step), name].join('.'))),
    ...suggestionFor(steps, step, names, section),
  };
}

/** Suggests the step spelt right if the rest of the path can be resolved then; else the value of that name elsewhere in the section. */
function suggestionFor(
  steps: readonly string[],
  step: number,
  names: readonly string[],
  section: string,
): Pick<Fault, 'suggestion' | 'isCertain'> {
  const table = schemas().operations;
  const { suggestion: near, isCertain } = suggested(steps[step] ?? '', names);
  const spelt = near && [...steps.slice(0, step), near, ...steps.slice(step + 1)].join('.');
  if (spelt !== undefined && findField(table, section, spelt).kind === 'value') return { suggestion: spelt, isCertain };
  const values = valuePaths(table, section);
  const last = steps.at(-1) ?? '';
  return { suggestion: values.find((value) => value.endsWith(`.${last}`)) ?? closest(steps.join('.'), values) };
}
