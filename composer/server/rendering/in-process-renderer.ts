import { withPreview } from '#site/preview.ts';
import type { Checker } from '../checked.ts';
import type { PreviewRenderer } from './renderer.ts';
import { previewOf } from './preview-of.ts';

/** Renders previews with the running site, for development only, where there are no visitors. */
export function createInProcessRenderer(checker: Checker): PreviewRenderer {
  return {
    render: async (previewRequest, { request, response, site }) => {
      const preview = previewOf(checker, previewRequest);
      request.method = 'GET';
      request.url = previewRequest.url;
      withPreview(preview, () => site(request, response));
    },
    prepare: () => undefined,
    published: () => undefined,
    close: () => undefined,
  };
}
