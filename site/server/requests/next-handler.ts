import type { IncomingMessage, ServerResponse } from 'node:http';

/** Type of Next's request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
