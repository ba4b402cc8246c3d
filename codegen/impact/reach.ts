import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf } from '../json.ts';
import { cursorAt } from '../breaking/cursor.ts';
import { operationsOf } from '../breaking/read-operations.ts';

/** Names of the component schemas that a call sends or receives, by `operationId`. */
export function schemasByOperation(document: OpenApiDocument): Map<string, ReadonlySet<string>> {
  return new Map(operationsOf(document).map(({ id, cursor }) => [id, schemasBelow(document, cursor.value)]));
}

function schemasBelow(document: OpenApiDocument, start: unknown): ReadonlySet<string> {
  const references = new Set<string>();
  const open: unknown[] = [start];
  while (open.length > 0) {
    const node = open.pop();
    open.push(...listOf(node));
    if (!isObject(node)) continue;
    const reference = node['$ref'];
    if (typeof reference === 'string' && !references.has(reference)) {
      references.add(reference);
      open.push(cursorAt(document, reference.slice(2).split('/'))?.value);
    }
    open.push(...Object.values(node));
  }
  return new Set(
    [...references].filter((reference) => reference.startsWith('#/components/schemas/')).map((reference) => reference.split('/')[3] ?? ''),
  );
}
