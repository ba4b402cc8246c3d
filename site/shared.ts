/**
 * Returns the value under a name in this process, and makes it where it is missing. The server and the pages that Next bundles are two
 * module graphs in one process: this is where they meet. A name belongs to one module.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`parkett.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Modules put their own value here, perhaps in the other graph
  return Reflect.get(globalThis, key) as Value;
}
