declare const shape: unique symbol;

/** A text, or the name of a file, that holds something of this type: who wrote it says so. */
export type Holding<Shape> = string & { readonly [shape]?: Shape };

/**
 * Reads JSON that this program wrote itself: a file that it keeps, a signed token, what its processes tell each other. What comes from
 * elsewhere goes through a check.
 * @throws SyntaxError for what is no JSON
 */
export function parseOwn<Shape>(text: Holding<Shape>): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Text was serialised from this type: validation would add nothing
  return JSON.parse(text) as Shape;
}
