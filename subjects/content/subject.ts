import type { ContentPage } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { SubjectModule } from '../kit/subject-module.ts';
import { slugOf } from './instances.ts';

/** Free text with a separate page, such as the imprint. */
export interface ContentSubject {
  readonly kind: 'content';
  readonly content: ContentPage;
}

/** Subject module of free texts. The page shows a fixed text or the one that its address names. */
export const content: SubjectModule<ContentSubject> = {
  async resolve({ config, params, section }, source) {
    const slug = slugOf(config, params);
    const found = findContent(source.config, slug);
    return (
      found && { subject: { kind: 'content', content: found }, canonicalPath: config.slug === undefined ? join(section, slug) : section }
    );
  },
  name: ({ content: { title } }) => title,
  facts: ({ content: { title, description } }) => ({ 'content.title': title, 'content.description': description }),
  otherSpellings: 'serve',
  isExcludedFromSearch: ({ content: { robots } }) => robots === 'noindex',
  sitemap: 'documents',
};

function findContent({ contentPages }: Pick<Config, 'contentPages'>, slug: string): ContentPage | undefined {
  return contentPages.find((page) => page.slug === slug);
}

/** Joins `/` and `agb` to `/agb`. */
function join(section: string, slug: string): string {
  return `${section === '/' ? '' : section}/${slug}`;
}
