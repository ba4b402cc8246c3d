import { ROUTES } from '#documents/routes/generated/routes.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataFacts } from '#blocks/data/data-facts/block.tsx';
import { DataTable } from '#blocks/data/data-table/block.tsx';
import { loadConfig } from '#documents/reader/load.ts';
import { findField, usualRows, listPaths } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import { readOperations } from './operations.ts';
import { send } from './send.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;
beforeAll(async () => (provider = await sharedProvider()));

const reading = readOperations().filter(({ id }) => Object.hasOwn(operationTable.operations, id));
const { site } = loadConfig(`${import.meta.dirname}/../fixtures/editorial/config`).config;
const page = { path: '/probe', query: {}, now: '2026-11-20T10:00:00.000Z', visitor: {} as never, routes: ROUTES };

/** Renders an answer by a document that names no columns. */
function drawn(operation: string, answer: object, rows: string | undefined): string {
  const at = { page, subject: undefined, index: 0, data: { answer: answer as never }, config: { site } };
  const props = { headline: 'Probe', operation, empty: 'nichts' };
  return rows === undefined
    ? renderToStaticMarkup(createElement(DataFacts, { ...at, props: { type: 'data-facts', ...props } }))
    : renderToStaticMarkup(createElement(DataTable, { ...at, props: { type: 'data-table', rows, ...props } }));
}

it('knows every call that reads', () => {
  const calls = readOperations().filter(
    ({ id, method, success, isEditorial }) => method === 'GET' && success === '200' && id !== 'logoutUserByGet' && !isEditorial,
  );
  expect(reading.map(({ id }) => id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

describe.each(reading.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('can be drawn as it answers, with columns or facts that are proposed', async () => {
    const answer = (await send(provider, operation)).json<object>();
    const table = operationTable.operations[id]?.answer ?? '';
    for (const rows of [...listPaths(operationTable, table), usualRows(operationTable, table)]) {
      const html = drawn(id, answer, rows);
      expect(html).toMatch(/<table>|<dl|nichts/u);
      expect(html).not.toMatch(/undefined|NaN|\[object|Invalid/u);
      // Expects at least one value in a cell.
      expect(html.includes('<tbody>') ? html : '<td>nothing').toMatch(/<t[hd](?: [^>]*)?>(?!–<)(?!<span>–)/u);
    }
    const values = Object.keys(operationTable.sections[table]?.fields ?? {}).filter(
      (key) => findField(operationTable, table, key).kind === 'value',
    );
    expect(values.length + listPaths(operationTable, table).length).toBeGreaterThan(0);
  });
});
