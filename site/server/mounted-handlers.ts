import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Handles requests of an application that is mounted beside the pages, such as the composer.
 * @param site handler of the pages, for answers that are built from a page
 * @returns true if it took the request
 */
export type MountedHandler = (request: IncomingMessage, response: ServerResponse, site: RequestListener) => boolean;

/** Returns a listener that tries the mounted handlers in order and then the site. */
export function withMountedHandlers(mounted: readonly MountedHandler[], site: RequestListener): RequestListener {
  return (request, response) => {
    if (!mounted.some((handler) => handler(request, response, site))) site(request, response);
  };
}
