import { join } from 'node:path';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { articlesOfProvider } from '#composer/server/articles/provider-articles.ts';
import type { PublicationParts } from '#composer/server/publication-parts.ts';

export const SECRET = 'secret-of-composer-and-provider';
/** Documents that are published together: two articles of the provider, and a document of the composer. */
export const DOCUMENTS = ['content/articles/stop-order.yaml', 'content/articles/aktien-kaufen.yaml', 'updates.yaml'] as const;

/** Returns a composer's parts of a publication below a folder. */
export function partsOf(root: string, provider: string): PublicationParts {
  const copies = join(root, 'copies');
  return {
    folders: { config: join(root, 'config'), content: copies, images: '' },
    data: join(root, 'data'),
    articles: articlesOfProvider(createCall(createTransport({ baseUrl: `${provider}/api`, timeout: 5_000 })), SECRET, copies),
  };
}
