import type { ContentPage } from '#config/generated/types.ts';
import type { Config } from '#config/reader/config.ts';
import type { RouteParams } from '#config/routes/pattern.ts';
import type { SubjectConfig, SubjectModule } from '../kit/subject-module.ts';

/** A free text with an address of its own, such as the imprint. */
export interface ContentSubject {
  readonly kind: 'content';
  readonly content: ContentPage;
}

/** A free text, named by the address or always the same one. */
export const content: SubjectModule<ContentSubject> = {
  async resolve({ config, params, section }, source) {
    const slug = slugOf(config, params);
    const found = findContent(source.config, slug);
    return (
      found && { subject: { kind: 'content', content: found }, canonicalPath: config.slug === undefined ? join(section, slug) : section }
    );
  },
  isKnown: ({ config, params }, source) => findContent(source, slugOf(config, params)) !== undefined,
  name: ({ content: { title } }) => title,
  facts: ({ content: { title, description } }) => ({ 'content.title': title, 'content.description': description }),
  otherSpellings: 'serve',
  isKeptOut: ({ content: { robots } }) => robots === 'noindex',
  sitemap: async ({ pages, config }) =>
    pages.flatMap(({ config: { slug }, section }) =>
      config.contentPages
        .filter((page) => page.robots !== 'noindex' && (slug === undefined || slug === page.slug))
        .map((page) => ({
          path: slug === undefined ? join(section, page.slug) : section,
          ...(page.updated === undefined ? {} : { lastModified: page.updated }),
        })),
    ),
};

function findContent({ contentPages }: Pick<Config, 'contentPages'>, slug: string): ContentPage | undefined {
  return contentPages.find((page) => page.slug === slug);
}

function slugOf({ slug, parameter = '' }: SubjectConfig<'content'>, params: RouteParams): string {
  return slug ?? String(params[parameter]);
}

/** `/` and `agb` make `/agb`. */
function join(section: string, slug: string): string {
  return `${section === '/' ? '' : section}/${slug}`;
}
