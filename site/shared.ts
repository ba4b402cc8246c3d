/**
 * Returns the value under a name in this process, and makes it where it is missing. The server and the pages that Next bundles are two
 * module graphs in one process: this is where they meet. A name belongs to one module.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`parkett.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  // The module that the name belongs to has put it here itself, perhaps as part of the other graph.
  return Reflect.get(globalThis, key) as Value;
}
