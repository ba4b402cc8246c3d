/** Returns a value that the caller knows to exist: a 0 instead would be a wrong price. */
export function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new TypeError(`No ${name}`);
  return value;
}
