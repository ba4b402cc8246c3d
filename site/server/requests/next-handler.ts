import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next as the server calls it. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
