/** Maximum depth of causes: a cause may lead back to itself. */
const MOST_CAUSES = 5;

/** Yields an error and its chain of causes, outermost first; nothing if the value is not an error. */
export function* causesOf(error: unknown): Generator<Error> {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < MOST_CAUSES; depth += 1) {
    yield at;
    at = at.cause;
  }
}
