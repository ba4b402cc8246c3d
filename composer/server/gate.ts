import type { IncomingMessage } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import type { Session } from '../api.ts';
import type { Access } from './access.ts';
import { shownName } from './editor-name.ts';
import { checkOrigin, createBrake } from './guard.ts';

/** Lets somebody in, or says why not. @throws Refusal 429 for who asks too much, 403 for what comes from elsewhere, and as `Access` */
export type Gate = (request: IncomingMessage) => Promise<Session>;

/** The one gate of everything that the composer answers to editors. */
export function createGate(access: Access): Gate {
  const brake = createBrake();
  return async (request) => {
    brake(arrivalOf(request).network);
    checkOrigin(request);
    const session = await access(request);
    return { ...session, editor: { ...session.editor, name: shownName(session.editor) } };
  };
}
