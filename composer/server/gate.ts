import type { IncomingMessage } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import type { Session } from '../api.ts';
import type { Access } from './access.ts';
import { shownName } from './editor-name.ts';
import { checkOrigin, createBrake } from './guard.ts';

/**
 * Lets an editor in or refuses the request.
 * @throws Refusal 429 for too many requests, 403 for requests from other origins, and as `Access`
 */
export type Gate = (request: IncomingMessage) => Promise<Session>;

/** Creates the check that every request of editors to the composer must pass. */
export function createGate(access: Access): Gate {
  const brake = createBrake();
  return async (request) => {
    brake(arrivalOf(request).network);
    checkOrigin(request);
    const session = await access(request);
    return { ...session, editor: { ...session.editor, name: shownName(session.editor) } };
  };
}
