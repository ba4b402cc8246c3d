import type { PageBlock } from '../../generated/types.ts';
import { findField } from '../../operations/fields.ts';
import { isFigure, type Format } from '../../operations/formats.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { schemas } from '../schemas.ts';

/** Checks options that only figures have: a bar, a best value, a curve. Unknown fields are reported elsewhere. */
export function figureFaults(block: PageBlock, section: string, path: DocumentPath): Fault[] {
  const marked = ['columns', 'facts'].flatMap((list) =>
    listOf(block[list]).flatMap(({ field, bar, best }, index) => [
      ...(bar === true ? noFigure(field, section, [...path, list, index, 'bar'], 'Einen Balken haben nur Zahlen') : []),
      ...(best === undefined ? [] : noFigure(field, section, [...path, list, index, 'best'], 'Einen besten Wert gibt es nur unter Zahlen')),
    ]),
  );
  const { curve } = block;
  if (!isRecord(curve)) return marked;
  const across = formatOf(curve['across'], section);
  return [
    ...marked,
    ...noFigure(curve['up'], section, [...path, 'curve', 'up'], 'Die Höhe einer Kurve ist eine Zahl', 'value'),
    ...(across === undefined || isFigure(across) || ['year', 'date', 'date-time'].includes(across)
      ? []
      : [noKind(curve['across'], across, [...path, 'curve', 'across'], 'Von links nach rechts geht eine Zahl oder ein Tag', 'value')]),
  ];
}

function noFigure(field: unknown, section: string, path: DocumentPath, why: string, part: Fault['part'] = 'key'): Fault[] {
  const format = formatOf(field, section);
  return format === undefined || isFigure(format) ? [] : [noKind(field, format, path, why, part)];
}

function noKind(field: unknown, format: Format, path: DocumentPath, why: string, part: Fault['part']): Fault {
  return {
    rule: 'wrong-format',
    path,
    part,
    message: `${why}; „${String(field)}“ ist „${format}“.`,
    expected: part === 'key' ? `kein „${String(path.at(-1))}“` : 'eine Spalte mit Zahlen',
  };
}

function formatOf(field: unknown, section: string): Format | undefined {
  if (typeof field !== 'string') return undefined;
  const found = findField(schemas().operations, section, field);
  return found.kind === 'value' ? found.field.format : undefined;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((each: unknown) => (isRecord(each) ? each : {})) : [];
}
