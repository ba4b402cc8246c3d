import type { OpenApiDocument } from './bundle.ts';
import { listOperations } from './operations.ts';

/**
 * Hooks of which those that take device and application add them by themselves (`client/visit-mutator.ts`). The others do
 * not load what that takes.
 */
export function withVisit(source: string, document: OpenApiDocument): string {
  const taking = listOperations(document).filter(({ visit }) => visit === true);
  const changed = taking.reduce((text, { id }) => text.replace(callOf(id), '$1sendWithVisit<'), source);
  if (changed === source) return source;
  const content = changed.includes('sendForHook<') ? changed : changed.replace(/^import \{ sendForHook \}.*\n/m, '');
  return `import { sendWithVisit } from './visit-mutator.ts';\n${content}`;
}

/** The call inside the function of an operation, whose parameters and body hold no other. */
function callOf(id: string): RegExp {
  return new RegExp(String.raw`(export const ${id} = \((?:(?!export const)[^])*?return )sendForHook<`);
}
