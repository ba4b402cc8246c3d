import { isObject, listOf } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';

const PARAMETERS = ['device', 'application'];

/** Returns true if a call takes the two parameters that describe a visit. */
export function takesVisit(document: OpenApiDocument, operation: unknown): boolean {
  const parameters = listOf(isObject(operation) ? operation['parameters'] : undefined);
  const names = new Set(parameters.map((parameter) => nameOf(document, parameter)));
  return PARAMETERS.every((name) => names.has(name));
}

function nameOf({ components }: OpenApiDocument, parameter: unknown): unknown {
  if (!isObject(parameter)) return undefined;
  const reference = parameter['$ref'];
  if (typeof reference !== 'string') return parameter['name'];
  const target = components?.['parameters']?.[reference.split('/').at(-1) ?? ''];
  return isObject(target) ? target['name'] : undefined;
}
