import { pathOf } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';
import type { StructuredPlaces } from './subject-module.ts';

/** Structured data of an author for search engines (schema.org). */
export function personData(author: Schema<'Author'>, { url, picture, routes }: StructuredPlaces): object {
  const { alias, position, cloudinaryId } = author;
  return {
    '@type': 'Person',
    name: authorName(author),
    url: new URL(pathOf(routes, 'author', { alias }), url).href,
    ...(position !== undefined && { jobTitle: position }),
    ...(cloudinaryId !== undefined && { image: picture(cloudinaryId) }),
  };
}
