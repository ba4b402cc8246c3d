import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Something beside the pages that answers addresses of its own, perhaps by what the site answers; says whether it has taken the request. */
export type Door = (request: IncomingMessage, response: ServerResponse, site: RequestListener) => boolean;

/** Asks the doors first, one after the other; what none of them takes is the site's. */
export function withDoors(doors: readonly Door[], site: RequestListener): RequestListener {
  return (request, response) => {
    if (!doors.some((door) => door(request, response, site))) site(request, response);
  };
}
