import { exampleVisitor } from '#domain/user/example-visitor.ts';
import type { Preview } from '#site/preview.ts';
import { draftedArticles } from '../articles/drafted-article.ts';
import type { Checker } from '../checked.ts';
import type { PreviewRequest } from './renderer.ts';

/** Loads and checks the documents that a preview is rendered from. */
export function previewOf(checker: Checker, { overlay, has, as, now, linkPrefix, isShared }: Omit<PreviewRequest, 'who' | 'url'>): Preview {
  const loaded = checker.with(overlay);
  const visitor = as === undefined ? undefined : exampleVisitor(as, loaded.config.products.products);
  const article = draftedArticles(loaded, [...overlay.keys()], visitor);
  return { loaded, article, visitor, now, linkPrefix, ...(has !== undefined && { has: new Set(has) }), ...(isShared && { isShared }) };
}
