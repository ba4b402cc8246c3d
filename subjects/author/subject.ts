import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';
import { personData } from '../kit/person-data.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Author of articles. */
export interface AuthorSubject {
  readonly kind: 'author';
  readonly author: Schema<'Author'>;
}

/** Subject module of authors, identified by alias. */
export const author: SubjectModule<AuthorSubject> = {
  async resolve({ config, params, section }, source) {
    const directory = await source.ask('getArticleDirectory', {});
    const found = directory?.authors.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'author', author: found }, canonicalPath: `${section}/${found.alias}` };
  },
  name: ({ author: found }) => authorName(found),
  facts: ({ author: found }) => ({ 'author.name': authorName(found), 'author.vita': found.vita }),
  structured: ({ author: found }, places) => [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: places.url,
      mainEntity: { ...personData(found, places), description: found.vita },
    },
  ],
  otherSpellings: 'serve',
  sitemap: {
    async list({ pages, call }) {
      const { authors } = await call('getArticleDirectory', {});
      return pages.flatMap(({ section }) => authors.map(({ alias }) => ({ path: `${section}/${alias}` })));
    },
  },
};
