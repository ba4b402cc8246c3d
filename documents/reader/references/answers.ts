import { findField, listPaths, usualRows } from '../../operations/fields.ts';
import { canSort, hasPages, isSortable } from '../../operations/sorting.ts';
import type { ReadingOperation } from '../../operations/table.ts';
import type { PageBlock, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, ownOf, type DocumentPath } from '../path.ts';
import { schemas } from '../schemas.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { fieldFaults, unknownField } from './answer-fields.ts';
import { figureFaults } from './answer-figures.ts';
import { countsHits, countsNothing, filterFaults } from './answer-filters.ts';
import { parameterFaults, type AskingPage } from './answer-parameters.ts';
import { cachedPriceFieldFaults } from './cached-prices.ts';
import { cachedPageFault } from './cached-page.ts';

/** Blocks that name a call of the contracts, and the keys of the fields that they show. */
export const SHOWS: Readonly<Record<string, readonly ('columns' | 'facts' | 'periods')[]>> = {
  'data-table': ['columns'],
  'data-facts': ['facts'],
  comparison: ['facts'],
  finder: ['columns'],
  movers: ['periods', 'columns'],
};

export interface PlacedBlock {
  readonly block: PageBlock;
  readonly path: DocumentPath;
}

/** Checks a block that names a call: its parameters, and the fields that it shows of the answer. */
export function answerFaults({ block, path }: PlacedBlock, page: PageDocument): Fault[] {
  const shows = ownOf(SHOWS, block.type);
  const { operation: name } = block;
  if (shows === undefined || typeof name !== 'string') return [];
  const { operations } = schemas().operations;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) return [unknownOperation(name, [...path, 'operation'], Object.keys(operations))];
  if (block.type === 'finder' && !countsHits(operation)) return [countsNothing([...path, 'operation'])];
  const unasked = block.type === 'comparison' ? keyFaults(name, operation, path) : [];
  if (unasked.length > 0) return unasked;
  const asking = askingPage(page, path);
  const isListed = !shows.includes('facts') || block.type === 'comparison';
  const holder = isListed ? rowsOf(block, operation, name, path) : sectionOf(block, operation, path);
  return [
    ...(operation.needsLogin && page.audience !== 'private' ? [needsLogin(name, [...path, 'operation'])] : []),
    ...(block.type === 'comparison' ? [] : parameterFaults({ block, path }, operation, asking)),
    ...('rule' in holder ? [holder] : shows.flatMap((list) => fieldFaults(block[list], holder.section, [...path, list]))),
    ...('section' in holder
      ? [
          ...acrossFaults(block, holder.section, path),
          ...figureFaults(block, holder.section, path),
          ...shows.flatMap((list) => cachedPriceFieldFaults(block[list], holder.section, [...path, list], page)),
        ]
      : []),
    ...(shows[0] === 'columns'
      ? [...orderFaults(block, operation, path, asking), ...sizeFaults(block, operation, path, asking), ...curveFaults(block, path)]
      : []),
    ...(block.type === 'movers' && asking.isCached ? [cachedPageFault([...path, 'periods'], 'key')] : []),
    ...(block.type === 'finder' ? filterFaults({ block, path }, operation, asking) : []),
  ];
}

/** Reports options that a transposed table cannot have: its entries keep the order of the call and are named by a field. */
function acrossFaults(block: PageBlock, section: string, path: DocumentPath): Fault[] {
  const { across } = block;
  if (across === undefined) return [];
  const turned = ['sortBy', 'sortable', 'perPage'].filter((key) => block[key] !== undefined);
  return [
    ...fieldFaults([{ field: across }], section, path).map((fault) => ({ ...fault, path: [...path, 'across'] })),
    ...turned.map((key): Fault => ({
      rule: 'turned-table',
      path: [...path, key],
      part: 'key',
      message: `Mit „across“ stehen die Einträge in Spalten; „${key}“ gilt für Zeilen.`,
      expected: `„across“ oder „${key}“`,
    })),
  ];
}

/** Reports a second table with pages or an order: the address holds one page and one order, so both tables would change together. */
export function stateFaults(placed: readonly PlacedBlock[]): Fault[] {
  const [, ...others] = placed.filter(
    ({ block }) =>
      block.type === 'finder' ||
      (block.type === 'data-table' && (block['sortable'] === true || block['orders'] !== undefined || block['perPage'] !== undefined)),
  );
  return others.map(({ block, path }) => ({
    rule: 'shared-state',
    path: [
      ...path,
      block.type === 'finder' ? 'type' : block['perPage'] !== undefined ? 'perPage' : block['orders'] !== undefined ? 'orders' : 'sortable',
    ],
    part: 'key',
    message: 'Auf dieser Seite lässt sich schon eine Tabelle blättern oder sortieren; die Adresse sagt nur einmal, wie.',
    expected: 'limit statt perPage, und kein sortable oder orders',
  }));
}

function askingPage(page: PageDocument, path: DocumentPath): AskingPage {
  const name = path[0] === 'subPages' ? page.subPages?.[String(path[1])] : undefined;
  return { route: page.route, subject: page.subject?.kind, isCached: (name?.rendering ?? page.rendering) === 'cached' };
}

function unknownOperation(name: string, path: DocumentPath, names: readonly string[]): Fault {
  return {
    rule: 'unknown-operation',
    path,
    part: 'value',
    message: `Einen Aufruf „${name}“, der nur liest, gibt es in den Verträgen nicht.`,
    expected: oneOfWords(names),
    ...suggested(name, names),
  };
}

function needsLogin(name: string, path: DocumentPath): Fault {
  return {
    rule: 'private-operation',
    path,
    part: 'value',
    message: `„${name}“ antwortet nur dem, der angemeldet ist; diese Seite ist öffentlich und für alle dieselbe.`,
    expected: 'eine Seite mit „audience: private“',
  };
}

/** Reports a call that a comparison cannot use: it passes the keys of all instruments (`entityValues`) and nothing else. */
function keyFaults(name: string, { parameters }: ReadingOperation, path: DocumentPath): Fault[] {
  const needed = Object.entries(parameters).flatMap(([key, { isRequired }]) => (isRequired === true ? [key] : []));
  if (needed.join() === 'entityValues') return [];
  return [
    {
      rule: 'wrong-operation',
      path: [...path, 'operation'],
      part: 'value',
      message: `„${name}“ antwortet nicht auf mehrere Instrumente zusammen; ein Vergleich fragt mit „entityValues“ und sonst nichts.`,
      expected: 'ein Aufruf wie listComparedFunds',
    },
  ];
}

type Holder = { readonly section: string } | Fault;

function rowsOf({ rows }: PageBlock, { answer }: ReadingOperation, name: string, path: DocumentPath): Holder {
  const table = schemas().operations;
  const lists = listPaths(table, answer);
  const base = {
    rule: 'wrong-rows',
    part: 'value',
    expected: lists.length === 0 ? 'einen Baustein „data-facts“' : oneOfWords(lists),
  } as const;
  if (typeof rows !== 'string') {
    const usual = usualRows(table, answer);
    const found = usual === undefined ? undefined : findField(table, answer, usual);
    if (found?.kind === 'list' && found.of !== null) return { section: found.of };
    const message =
      lists.length === 0
        ? `Die Antwort von „${name}“ hat keine Liste, also keine Zeilen.`
        : `Die Antwort von „${name}“ hat mehrere Listen; welche die Zeilen gibt, sagt „rows“.`;
    return { ...base, path: [...path, 'operation'], message };
  }
  const found = findField(table, answer, rows);
  if (found.kind === 'list' && found.of !== null) return { section: found.of };
  const message =
    found.kind === 'unknown'
      ? `Eine Liste „${rows}“ hat die Antwort von „${name}“ nicht.`
      : `„${rows}“ ist keine Liste von Abschnitten, also keine Zeilen.`;
  const near = suggested(rows, lists);
  return {
    ...base,
    path: [...path, 'rows'],
    message,
    ...(near.suggestion === undefined && lists.length === 1 ? { suggestion: lists[0] } : near),
  };
}

function sectionOf({ section }: PageBlock, { answer }: ReadingOperation, path: DocumentPath): Holder {
  if (typeof section !== 'string') return { section: answer };
  const table = schemas().operations;
  const found = findField(table, answer, section);
  if (found.kind === 'section') return { section: found.name };
  if (found.kind === 'value' && found.field.of !== undefined) return { section: found.field.of };
  const at = [...path, 'section'];
  if (found.kind === 'unknown') return unknownField(section, found, answer, at);
  return {
    rule: 'wrong-section',
    path: at,
    part: 'value',
    message: `„${section}“ ist kein Abschnitt mit Feldern.`,
    expected: 'ein Abschnitt der Antwort',
  };
}

function orderFaults(block: PageBlock, operation: ReadingOperation, path: DocumentPath, { isCached }: AskingPage): Fault[] {
  const { sortBy, sortable, columns, orders } = block;
  const fields = columnFields(columns);
  const faults: Fault[] = [];
  const offered = Array.isArray(orders) ? orders.map((each: unknown, index) => [each, ['orders', index]] as const) : [];
  for (const [written, at] of [[sortBy, ['sortBy']] as const, ...offered]) {
    if (!isRecord(written) || typeof written['field'] !== 'string') continue;
    const { field } = written;
    const base = { path: [...path, ...at, 'field'], part: 'value' } as const;
    const able = fields.filter((each) => isSortable(operation, each));
    if (!fields.includes(field)) faults.push(noColumn(field, fields, base.path));
    else if (!isSortable(operation, field))
      faults.push({
        ...base,
        rule: 'wrong-order',
        message: `Nach „${field}“ kann der Aufruf nicht sortieren, und die Tabelle hat nur eine Seite der Liste.`,
        expected: able.length > 0 ? oneOfWords(able) : 'kein sortBy',
      });
  }
  if (isCached && orders !== undefined) faults.push(cachedPageFault([...path, 'orders'], 'key'));
  if (sortable !== true) return faults;
  const base = { rule: 'wrong-order', path: [...path, 'sortable'], part: 'value', suggestion: 'false' } as const;
  if (isCached) return [...faults, cachedPageFault([...path, 'sortable'], 'key')];
  if (!canSort(operation) && hasPages(operation))
    return [
      ...faults,
      { ...base, message: 'Dieser Aufruf sortiert nicht und gibt nur eine Seite der Liste; sortieren lässt sich diese Tabelle nicht.' },
    ];
  return faults;
}

/** Reports a curve through fields that are no columns of its table. */
function curveFaults({ curve, columns }: PageBlock, path: DocumentPath): Fault[] {
  if (!isRecord(curve)) return [];
  const fields = columnFields(columns);
  return ['across', 'up'].flatMap((key) => {
    const field = curve[key];
    return typeof field !== 'string' || fields.includes(field) ? [] : [noColumn(field, fields, [...path, 'curve', key])];
  });
}

function columnFields(columns: unknown): string[] {
  return Array.isArray(columns)
    ? columns.flatMap((column: unknown) => (isRecord(column) && typeof column['field'] === 'string' ? [column['field']] : []))
    : [];
}

function noColumn(field: string, fields: readonly string[], path: DocumentPath): Fault {
  return {
    rule: 'unknown-column',
    path,
    part: 'value',
    message: `„${field}“ ist keine Spalte dieser Tabelle.`,
    expected: oneOfWords(fields),
    ...suggested(field, fields),
  };
}

function sizeFaults(
  { limit, perPage }: PageBlock,
  { parameters }: ReadingOperation,
  path: DocumentPath,
  { isCached }: AskingPage,
): Fault[] {
  if (typeof perPage !== 'number') return [];
  const maximum = parameters['perPage']?.maximum ?? Infinity;
  return [
    ...(limit === undefined
      ? []
      : [
          {
            rule: 'contradicting-size',
            path: [...path, 'limit'],
            part: 'key' as const,
            message: 'Entweder „limit“ (so viele und nicht mehr) oder „perPage“ (so viele je Seite).',
            expected: 'eines von beiden',
          },
        ]),
    ...(isCached ? [cachedPageFault([...path, 'perPage'], 'key')] : []),
    ...(perPage > maximum
      ? [
          {
            rule: 'wrong-size',
            path: [...path, 'perPage'],
            part: 'value' as const,
            message: `Der Aufruf gibt höchstens ${maximum} Einträge je Seite.`,
            suggestion: String(maximum),
          },
        ]
      : []),
  ];
}
