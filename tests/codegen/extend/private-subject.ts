import type { Addition } from './addition.ts';

/** Pages about one of the current user's lists. */
export const privateSubject: Addition = {
  creates: {
    'subjects/favourite/subject.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'PageFavouriteSubject',
      'x-about': 'einen Favoriten',
      'x-private': true,
      'x-placeholders': ['favourite.name'],
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'parameter'],
      properties: {
        kind: { const: 'favourite', type: 'string', description: 'Ein Favorit dessen, der die Seite aufruft.' },
        parameter: { $ref: '#/definitions/parameter' },
      },
    }),
    'subjects/favourite/subject.ts': `import type { Schema } from '#client/operations.ts';
import type { PrivateSubjectModule } from '../kit/subject-module.ts';

/** A list of whoever asks. */
export interface FavouriteSubject {
  readonly kind: 'favourite';
  readonly favourite: Schema<'Watchlist'>;
}

/** A list of whoever asks, named by its id. */
export const favourite: PrivateSubjectModule<FavouriteSubject> = {
  audience: 'private',
  async resolve({ config, params, section }, { ask }) {
    const found = (await ask('listWatchlists', {}))?.list.find(({ entityValue }) => entityValue === params[config.parameter]);
    return found && { subject: { kind: 'favourite', favourite: found }, canonicalPath: \`\${section}/\${found.entityValue}\` };
  },
  name: ({ favourite: { name } }) => name,
  facts: ({ favourite: { name } }) => ({ 'favourite.name': name }),
  otherSpellings: 'serve',
  sitemap: 'none',
};
`,
    'subjects/favourite/instances.ts': `import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** The provider knows the lists. */
export const instances: Instances<'favourite'> = KNOWN_BY_PROVIDER;
`,
  },
};

/** A page about such a list. */
export const FAVOURITE_PAGE = `# yaml-language-server: $schema=../../../documents/generated/page.schema.json
name: favourite
route: /favorit/[entityValue]
title: 'Favorit {favourite.name}'
description: Ein Favorit.
dataClass: content
rendering: request
audience: private
robots: noindex
subject: { kind: favourite, parameter: entityValue }
body:
  main:
    - { type: watchlist-lists }
`;
