/**
 * Returns the value of a name in this process; creates it if it is missing. Server and pages bundled by Next are two module graphs in one
 * process and share state only through this function. Each name belongs to one module.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`parkett.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Modules put their own value here, perhaps in the other graph
  return Reflect.get(globalThis, key) as Value;
}
