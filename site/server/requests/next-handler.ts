import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handler that Next prepares for a server of our own; resolves when the response is written. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
