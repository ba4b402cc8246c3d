import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';

/**
 * Somebody who writes, as search engines read it (schema.org).
 * @param base any address of the portal.
 * @param picture whole address of a picture.
 */
export function personData(author: Schema<'Author'>, base: string, picture: (id: string) => string): object {
  const { alias, position, cloudinaryId } = author;
  return {
    '@type': 'Person',
    name: authorName(author),
    url: new URL(`/news/autoren/${alias}`, base).href,
    ...(position !== undefined && { jobTitle: position }),
    ...(cloudinaryId !== undefined && { image: picture(cloudinaryId) }),
  };
}
