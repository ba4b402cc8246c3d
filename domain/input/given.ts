/** A value that is there for certain, as whoever reads it knows: a 0 in its stead would be a wrong price. */
export function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new TypeError(`No ${name}`);
  return value;
}
