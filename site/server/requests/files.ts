import { IMAGES } from '#documents/reader/image-files.ts';
import { imageFolder } from '../../config-store.ts';
import { sendLogo } from '../logos.ts';
import { ownWork } from '../own-work.ts';
import { sendPicture } from '../pictures.ts';
import { sendSiteFile } from '../site-files.ts';
import { sendImage, sendStaticFile } from '../static-files.ts';
import { COSTS, costOfFile } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/**
 * Answers requests for files: preview pictures, robots.txt, sitemaps and feeds, logos, images of the editors, built files. An address
 * with an ending but no file may be that of a page, except under `/assets/`.
 */
export function fileHandler({ publicFolder, pictures, limits }: Pick<SiteParts, 'publicFolder' | 'pictures' | 'limits'>): RequestHandler {
  return async ({ request, response, path, isRead }) => {
    const isAsset = path.startsWith('/assets/');
    if (!isRead || !(isAsset || /\.[a-z0-9]+$/u.test(path))) return false;
    if (limits.refuses(request, response, costOfFile(path))) return true;
    if (await sendPicture(path, request, response, { pictures, limits })) return true;
    if (await sendSiteFile(path, request, response, ownWork(request, response, { limits, cost: COSTS.rendered }))) return true;
    if (sendLogo(path, request, response)) return true;
    if (path.startsWith(IMAGES) && (await sendImage(imageFolder(), path.slice(IMAGES.length - 1), request, response))) return true;
    if (await sendStaticFile(publicFolder, request, response)) return true;
    if (!isAsset) return false;
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end('Nicht gefunden');
    return true;
  };
}
