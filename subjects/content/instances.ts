import { named, type Instances } from '#documents/reader/references/instances.ts';
import type { RouteParams } from '#documents/routes/pattern.ts';

/** The texts of content-pages/. A page shows always the same one, or the one that its address names. */
export const instances: Instances<'content'> = {
  all: ({ slug, parameter = '' }, { contentPages }) =>
    contentPages
      .filter((page) => slug === undefined || slug === page.slug)
      .map((document) => ({ values: slug === undefined ? { [parameter]: document.slug } : {}, document })),
  missing({ subject, params }, { contentPages, allKnown, allPagesKnown }) {
    const asked = slugOf(subject, params);
    // A page that could not be read may be the one that is meant.
    const mayBe = contentPages.some(({ slug }) => slug === asked) || !allKnown('contentPage') || !allPagesKnown;
    return mayBe ? undefined : 'Keine Seite hat diese Adresse.';
  },
  isSure: ({ allKnown, allPagesKnown }) => allKnown('contentPage') && allPagesKnown,
  isClosed: true,
};

/** Which text a page shows. */
export function slugOf({ slug, parameter = '' }: { readonly slug?: string; readonly parameter?: string }, params: RouteParams): string {
  return slug ?? named(params, parameter);
}
