import { currentPreview } from '../../preview.ts';
import { answerPreview } from '../answer-preview.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Answers all requests within a preview of an editor's draft. */
export function previewHandler({ next, limits }: Pick<SiteParts, 'next' | 'limits'>): RequestHandler {
  return async ({ request, response }) => {
    const preview = currentPreview();
    if (preview === undefined) return false;
    await answerPreview(request, response, { next, preview, limits });
    return true;
  };
}
