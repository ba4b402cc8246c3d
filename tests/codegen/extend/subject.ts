import type { Addition } from './addition.ts';

/** Pages about terms of a glossary. */
export const subject: Addition = {
  creates: {
    'subjects/term/subject.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'PageTermSubject',
      'x-about': 'einen Begriff',
      'x-placeholders': ['term.name'],
      'x-values': ['alias'],
      'x-operation': 'listGlossaryTerms',
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'parameter'],
      properties: {
        kind: { const: 'term', type: 'string', description: 'Ein Begriff des Lexikons, gefunden über seinen Alias.' },
        parameter: { $ref: '#/definitions/parameter' },
      },
    }),
    'subjects/term/subject.ts': `import type { Schema } from '#client/operations.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** A term of the glossary. */
export interface TermSubject {
  readonly kind: 'term';
  readonly term: Schema<'GlossaryTerm'>;
}

/** A term of the glossary, named by its alias. */
export const term: SubjectModule<TermSubject> = {
  async resolve({ config, params, section }, { ask }) {
    const found = (await ask('listGlossaryTerms', {}))?.list.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'term', term: found }, canonicalPath: \`\${section}/\${found.alias}\` };
  },
  name: ({ term: { name } }) => name,
  facts: ({ term: { name } }) => ({ 'term.name': name }),
  otherSpellings: 'redirect',
  sitemap: {
    async list({ pages, call }) {
      const { list } = await call('listGlossaryTerms', {});
      return pages.flatMap(({ section }) => list.map(({ alias }) => ({ path: \`\${section}/\${alias}\` })));
    },
  },
};
`,
    'subjects/term/instances.ts': `import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** The provider knows the terms. */
export const instances: Instances<'term'> = KNOWN_BY_PROVIDER;
`,
  },
};
