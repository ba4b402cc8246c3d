import type { ServerResponse } from 'node:http';

/** Calls the intercepted method with any of its overloads. */
type Pass = (...parts: readonly unknown[]) => ServerResponse;

/**
 * Returns the current method of a response, to be called by the function that replaces it. Untyped parameters make it possible to pass on
 * the arguments of any overload.
 */
export function passTo(response: ServerResponse, name: 'end' | 'writeHead'): Pass {
  const method = response[name];
  return (...parts) => {
    Reflect.apply(method, response, parts);
    return response;
  };
}
