import { join } from 'node:path';
import { findField, usualRows } from '#documents/operations/fields.ts';
import type { OperationTable } from '#documents/operations/table.ts';
import { SHOWS } from '#documents/reader/references/answers.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import type { DocumentPath } from '#documents/reader/path.ts';
import type { Source } from '#documents/reader/source.ts';
import { wholePages } from '#documents/reader/whole-pages.ts';
import { isObject } from '../json.ts';
import type { Site } from './unit.ts';

/** Block that names its call in a page document. Its use of the contracts is in the document, not in code. */
export interface AnswerBlock {
  /** Distinguishes it from others of its type: `data-table: findStocks (/aktien/top-flop)`. */
  readonly name: string;
  readonly operation: string;
  /** Path below the body. */
  readonly path: DocumentPath;
  readonly block: Readonly<Record<string, unknown>>;
}

/** Fields of an operation's answer that the blocks of one page use. */
export interface AnswerUse {
  readonly name: string;
  readonly operation: string;
  readonly sites: readonly Site[];
}

/** Blocks of a page or sub-page that name a call. */
export function answerBlocks(page: unknown, route: string): readonly AnswerBlock[] {
  const body = isObject(page) && isObject(page['body']) ? page['body'] : {};
  return Object.entries(body).flatMap(([slot, blocks]) =>
    (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index): AnswerBlock[] => {
      if (!isObject(block) || typeof block['type'] !== 'string' || SHOWS[block['type']] === undefined) return [];
      const operation = String(block['operation']);
      return [{ name: `${block['type']}: ${operation} (${route})`, operation, path: ['body', slot, index], block }];
    }),
  );
}

/** Uses of answers on all pages, with their places in the documents. */
export function readAnswerUses(root: string, table: OperationTable): readonly AnswerUse[] {
  return wholePages(folderSource(join(root, 'config'))).flatMap(({ value: page, source }) => {
    if (!isObject(page) || typeof page['route'] !== 'string') return [];
    const { route } = page;
    const subPages = isObject(page['subPages']) ? Object.entries(page['subPages']) : [];
    return [
      ...usesOf(page, route, [], source, table),
      ...subPages.flatMap(([name, subPage]) => usesOf(subPage, subRoute(route, name), ['subPages', name], source, table)),
    ];
  });
}

function usesOf(page: unknown, route: string, above: DocumentPath, source: Source, table: OperationTable): AnswerUse[] {
  return answerBlocks(page, route).map(({ name, operation, path, block }) => {
    const site = (below: DocumentPath, field: string): Site => {
      const origin = source.originOf([...above, ...path, ...below]);
      return { file: `config/${origin.source.file}`, line: origin.source.locate(origin.path, 'value').line, field };
    };
    const parameters = isObject(block['parameters']) ? Object.keys(block['parameters']) : [];
    const known = table.operations[operation];
    const asked = (below: DocumentPath, key: string): Site => site(below, `${operation}?${known?.parameters[key]?.in ?? 'query'}.${key}`);
    const filters: readonly unknown[] = Array.isArray(block['filters']) ? block['filters'] : [];
    const sent = [
      ...parameters.map((key) => asked(['parameters', key], key)),
      ...filters.flatMap((filter, index) =>
        isObject(filter) && typeof filter['parameter'] === 'string' ? [asked(['filters', index, 'parameter'], filter['parameter'])] : [],
      ),
    ];
    return { name, operation, sites: [site(['operation'], operation), ...sent, ...shownSites(block, operation, table, site)] };
  });
}

/** Every field on the path to a value is in use: `StockFinderEntry.quote`, `Quote.last`. */
function shownSites(
  block: AnswerBlock['block'],
  operation: string,
  table: OperationTable,
  site: (below: DocumentPath, field: string) => Site,
): Site[] {
  const answer = table.operations[operation]?.answer ?? '';
  const lists = SHOWS[String(block['type'])] ?? [];
  const [holder] = ['rows', 'section'].flatMap((key) => (typeof block[key] === 'string' ? [{ key, path: block[key] }] : []));
  const rows = holder?.path ?? (block['type'] === 'data-facts' ? undefined : usualRows(table, answer));
  const found = rows === undefined ? undefined : findField(table, answer, rows);
  const section = found?.kind === 'list' ? (found.of ?? '') : found?.kind === 'section' ? found.name : answer;
  return [
    ...(rows === undefined
      ? []
      : stepsOf(table, answer, rows).map((field) => site(holder === undefined ? ['operation'] : [holder.key], field))),
    ...lists.flatMap((list) => {
      const fields: readonly unknown[] = Array.isArray(block[list]) ? block[list] : [];
      return fields.flatMap((each, index) =>
        isObject(each) && typeof each['field'] === 'string'
          ? stepsOf(table, section, each['field']).map((field) => site([list, index, 'field'], field))
          : [],
      );
    }),
  ];
}

function stepsOf(table: OperationTable, start: string, path: string): string[] {
  const names: string[] = [];
  let section: string | undefined = start;
  for (const step of path.split('.')) {
    if (section === undefined) return names;
    names.push(`${section}.${step}`);
    const field: OperationTable['sections'][string]['fields'][string] | undefined = table.sections[section]?.fields[step];
    section = field === undefined ? undefined : 'list' in field ? (field.list ?? undefined) : field.of;
  }
  return names;
}

/** Route of a sub-page: `/aktien/[...snapshot]` and `chart` → `/aktien/chart/[...snapshot]`. */
export function subRoute(route: string, name: string): string {
  return route.replace(/\/\[/, `/${name}/[`);
}
