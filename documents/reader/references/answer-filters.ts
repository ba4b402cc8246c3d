import { NO_FILTERS } from '../../operations/no-filters.ts';
import type { ReadingOperation } from '../../operations/table.ts';
import type { PageBlock } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { parameterFaults, unknownParameter, type AskingPage } from './answer-parameters.ts';
import { cachedPageFault } from './cached-page.ts';

/** Returns true if a call can count the hits of each choice. */
export function countsHits({ parameters }: ReadingOperation): boolean {
  return parameters['calculateFacets'] !== undefined;
}

export function countsNothing(path: DocumentPath): Fault {
  return {
    rule: 'wrong-operation',
    path,
    part: 'value',
    message: 'Dieser Aufruf zählt keine Treffer je Auswahl; ein Finder braucht einen, der das kann.',
    expected: 'ein Aufruf mit „calculateFacets“, etwa findStocks',
  };
}

interface Named {
  readonly name: string;
  readonly kind: unknown;
  readonly path: DocumentPath;
}

/** Checks the filters of a finder and their presets. */
export function filterFaults(
  { block, path }: { readonly block: PageBlock; readonly path: DocumentPath },
  operation: ReadingOperation,
  page: AskingPage,
): Fault[] {
  const able = Object.keys(operation.parameters).filter((name) => !NO_FILTERS.has(name));
  const filters = Array.isArray(block['filters']) ? block['filters'] : [];
  const named = filters.flatMap((filter: unknown, index): Named[] =>
    isRecord(filter) && typeof filter['parameter'] === 'string'
      ? [{ name: filter['parameter'], kind: filter['kind'], path: [...path, 'filters', index] }]
      : [],
  );
  const written = isRecord(block['presets']) ? block['presets'] : {};
  const presets = Object.keys(written);
  // Layouts leave a preset empty.
  const told = { ...block, presets: Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')) };
  const names = named.map(({ name }) => name);
  const strangers = presets.filter((name) => !names.includes(name));
  return [
    ...(page.isCached ? [cachedPageFault([...path, 'filters'], 'key')] : []),
    ...named.flatMap((one, index) => oneFilter(one, names.indexOf(one.name) < index, operation, able)),
    ...strangers.map((name): Fault => ({
      rule: 'unknown-filter',
      path: [...path, 'presets', name],
      part: 'key',
      message: `„${name}“ ist kein Filter dieses Finders; voreingestellt wird nur, was Besucher auch ändern können.`,
      expected: names.length > 0 ? oneOfWords(names) : 'ein Filter unter „filters“',
      ...suggested(name, names),
    })),
    ...parameterFaults({ block: told, path }, operation, page, 'presets').filter(
      (fault) => !strangers.some((name) => fault.path.length === path.length + 2 && fault.path.at(-1) === name),
    ),
  ];
}

function oneFilter({ name, kind, path }: Named, isRepeated: boolean, { parameters }: ReadingOperation, able: readonly string[]): Fault[] {
  const at = [...path, 'parameter'];
  const parameter = able.includes(name) ? parameters[name] : undefined;
  if (parameter === undefined) return [{ ...unknownParameter(name, at, able), part: 'value' }];
  if (isRepeated) return [{ rule: 'repeated-filter', path: at, part: 'value', message: `Nach „${name}“ wird hier schon gefiltert.` }];
  const isRange = parameter.range !== undefined;
  const wrong = (message: string, suggestion: string): Fault[] => [
    { rule: 'wrong-kind', path: [...path, 'kind'], part: 'value', message, suggestion },
  ];
  if (isRange && kind !== 'range') return wrong(`„${name}“ ist eine Spanne.`, 'range');
  if (!isRange && kind === 'range') return wrong(`„${name}“ ist keine Spanne von … bis.`, 'choice');
  // Only lists take several values, separated by commas.
  const takesSeveral = parameter.type === 'string' && parameter.enum === undefined && parameter.pattern?.includes('(,') !== false;
  if (kind === 'choices' && !takesSeveral) return wrong(`„${name}“ nimmt nur einen Wert.`, 'choice');
  return [];
}
