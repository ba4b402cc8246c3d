import type { ServerResponse } from 'node:http';

/** Ends or begins an answer with whatever it is given. */
type Pass = (...parts: readonly unknown[]) => ServerResponse;

/**
 * A method of an answer as it is now, to be called later with what its successor was called with: its overloads would let nobody pass on
 * what he was given.
 */
export function passTo(response: ServerResponse, name: 'end' | 'writeHead'): Pass {
  const method = response[name];
  return (...parts) => {
    Reflect.apply(method, response, parts);
    return response;
  };
}
