import type { Schema } from '#client/operations.ts';
import { pathOf } from '#documents/routes/path-of.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Podcast with its episodes. */
export interface PodcastSubject {
  readonly kind: 'podcast';
  readonly podcast: Schema<'Podcast'>;
}

/** Subject module of podcasts, identified by alias. */
export const podcast: SubjectModule<PodcastSubject> = {
  async resolve({ config, params, section }, source) {
    const directory = await source.ask('getArticleDirectory', {});
    const found = directory?.podcasts.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'podcast', podcast: found }, canonicalPath: `${section}/${found.alias}` };
  },
  name: ({ podcast: { title } }) => title,
  facts: ({ podcast: { title, teaser, description } }) => ({
    'podcast.title': title,
    'podcast.teaser': teaser,
    'podcast.description': description,
  }),
  feed: ({ podcast: { alias } }, routes) => ({ path: pathOf(routes, 'podcast', { alias }), formats: ['rss'] }),
  otherSpellings: 'serve',
  contentLevel3: ({ podcast: { contentLevel3 } }) => contentLevel3,
  image: ({ podcast: { heroImageId, cloudinaryId } }) => heroImageId ?? cloudinaryId,
  sitemap: {
    async list({ pages, call }) {
      const { podcasts } = await call('getArticleDirectory', {});
      return pages.flatMap(({ section }) => podcasts.map(({ alias }) => ({ path: `${section}/${alias}` })));
    },
  },
};
