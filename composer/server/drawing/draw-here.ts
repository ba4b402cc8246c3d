import { withPreview } from '#site/preview.ts';
import type { Checker } from '../checked.ts';
import type { Drawer } from './drawer.ts';
import { previewOf } from './preview-of.ts';

/** Draws previews by the site that is running: while developing, when nobody else visits it. */
export function createDrawerHere(checker: Checker): Drawer {
  return {
    draw: async (order, { request, response, site }) => {
      const preview = previewOf(checker, order);
      request.method = 'GET';
      request.url = order.url;
      withPreview(preview, () => site(request, response));
    },
    prepare: () => undefined,
    published: () => undefined,
    close: () => undefined,
  };
}
