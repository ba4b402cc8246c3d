import type { Config } from '#documents/reader/config.ts';
import type { PortalSource } from '#subjects/kit/subject-module.ts';
import { articleParts } from './content-rules/article-parts.ts';
import { pagesFor } from './titled-pages.ts';

/** Creates the access of subjects to article blocks and pages of a configuration. */
export function portalSource(config: Config): PortalSource {
  return { articleParts: (article) => articleParts(article, config), pagesFor: (text) => pagesFor(config, text) };
}
