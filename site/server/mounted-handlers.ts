import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Something beside the pages that answers addresses of its own, perhaps by what the site answers; says whether it has taken the request. */
export type MountedHandler = (request: IncomingMessage, response: ServerResponse, site: RequestListener) => boolean;

/** Asks the mounted first, one after the other; what none of them takes is the site's. */
export function withMountedHandlers(mounted: readonly MountedHandler[], site: RequestListener): RequestListener {
  return (request, response) => {
    if (!mounted.some((handler) => handler(request, response, site))) site(request, response);
  };
}
