import { named, type Instances } from '#documents/reader/references/instances.ts';
import type { RouteParams } from '#documents/routes/pattern.ts';

/** Texts of content-pages/. A page always shows the same text, or the one that its address names. */
export const instances: Instances<'content'> = {
  all: ({ slug, parameter = '' }, { contentPages }) =>
    contentPages
      .filter((page) => slug === undefined || slug === page.slug)
      .map((document) => ({ values: slug === undefined ? { [parameter]: document.slug } : {}, document })),
  missing({ subject, params }, { contentPages, allKnown, allPagesKnown }) {
    const asked = slugOf(subject, params);
    // An unreadable page may be the requested one.
    const mayBe = contentPages.some(({ slug }) => slug === asked) || !allKnown('contentPage') || !allPagesKnown;
    return mayBe ? undefined : 'Keine Seite hat diese Adresse.';
  },
  isSure: ({ allKnown, allPagesKnown }) => allKnown('contentPage') && allPagesKnown,
  isClosed: true,
};

/** Slug of the text that a page shows. */
export function slugOf({ slug, parameter = '' }: { readonly slug?: string; readonly parameter?: string }, params: RouteParams): string {
  return slug ?? named(params, parameter);
}
