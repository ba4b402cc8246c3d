import { isObject } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';
import { listOperations } from './operations.ts';

const PARAMETERS = ['device', 'application'];

/**
 * Hooks of which those that take device and application add them by themselves (`client/visit-mutator.ts`). The others do
 * not load what that takes.
 */
export function withVisit(source: string, document: OpenApiDocument): string {
  const taking = listOperations(document).filter(({ path, method }) => takesVisit(document, document.paths[path]?.[method.toLowerCase()]));
  const changed = taking.reduce((text, { id }) => text.replace(callOf(id), '$1sendWithVisit<'), source);
  if (changed === source) return source;
  const kept = changed.includes('sendForHook<') ? changed : changed.replace(/^import \{ sendForHook \}.*\n/m, '');
  return `import { sendWithVisit } from './visit-mutator.ts';\n${kept}`;
}

/** The call inside the function of an operation, whose parameters and body hold no other. */
function callOf(id: string): RegExp {
  return new RegExp(String.raw`(export const ${id} = \((?:(?!export const)[^])*?return )sendForHook<`);
}

function takesVisit(document: OpenApiDocument, operation: unknown): boolean {
  const parameters = isObject(operation) && Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : [];
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
