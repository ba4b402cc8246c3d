declare const shape: unique symbol;

/** A text, or the name of a file, that contains JSON of this type according to its author. */
export type Holding<Shape> = string & { readonly [shape]?: Shape };

/**
 * Parses JSON that this program wrote itself: its own files, signed tokens, messages between its processes. Data from elsewhere needs a
 * check instead.
 * @throws SyntaxError for text that is not JSON
 */
export function parseOwn<Shape>(text: Holding<Shape>): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Text was serialised from this type: validation would add nothing
  return JSON.parse(text) as Shape;
}
