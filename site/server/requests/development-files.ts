import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Passes requests for the files of Next's development tools to Next. */
export function developmentFilesHandler({ next, isDevelopment }: Pick<SiteParts, 'next' | 'isDevelopment'>): RequestHandler {
  return async ({ request, response, path }) => {
    if (!isDevelopment || !path.startsWith('/_next/')) return false;
    await next(request, response);
    return true;
  };
}
