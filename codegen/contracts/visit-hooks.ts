import type { OpenApiDocument } from './bundle.ts';
import { listOperations } from './operations.ts';

/**
 * Makes hooks whose calls take device and application add both automatically (`client/visit-mutator.ts`). Other hooks do not load that
 * code.
 */
export function withVisit(source: string, document: OpenApiDocument): string {
  const taking = listOperations(document).filter(({ visit }) => visit === true);
  const changed = taking.reduce((text, { id }) => text.replace(callOf(id), '$1sendWithVisit<'), source);
  if (changed === source) return source;
  const content = changed.includes('sendForHook<') ? changed : changed.replace(/^import \{ sendForHook \}.*\n/m, '');
  return `import { sendWithVisit } from './visit-mutator.ts';\n${content}`;
}

/** Matches the transport call inside of an operation's function. Parameters and body contain no other. */
function callOf(id: string): RegExp {
  return new RegExp(String.raw`(export const ${id} = \((?:(?!export const)[^])*?return )sendForHook<`);
}
