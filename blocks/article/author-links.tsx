import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';

/** Names of authors, each a link to their page. */
export function AuthorLinks({ authors, routes }: { readonly authors: readonly Schema<'Author'>[]; readonly routes: Routes }) {
  return authors.map((author, index) => (
    <span key={author.alias}>
      {index > 0 && (index === authors.length - 1 ? ' und ' : ', ')}
      <a href={pathOf(routes, 'author', { alias: author.alias })}>{authorName(author)}</a>
    </span>
  ));
}
