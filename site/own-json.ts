/** JSON that this program both writes and reads. */
export interface OwnJson<Value> {
  readonly write: (value: Value) => string;
  /** @throws SyntaxError for what is no JSON */
  readonly read: (text: string) => Value;
}

/** Names the type that something has on its way out, so that it has the same on its way back. */
export function ownJson<Value>(): OwnJson<Value> {
  return {
    write: (value) => JSON.stringify(value),
    // Nobody else writes it.
    read: (text) => JSON.parse(text) as Value,
  };
}
