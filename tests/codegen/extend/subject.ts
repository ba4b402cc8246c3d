import type { Addition } from './addition.ts';

/** Pages about terms of a glossary. */
export const subject: Addition = {
  creates: {
    'config/schemas/subjects/term.schema.json': JSON.stringify({
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
    'renderer/subjects/term.ts': `import type { SubjectModule } from './subject-module.ts';

/** A term of the glossary, named by its alias. */
export const term: SubjectModule<'term'> = {
  async resolve({ config, params, section }, { ask }) {
    const found = (await ask('listGlossaryTerms', {}))?.list.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'term', term: found }, canonicalPath: \`\${section}/\${found.alias}\` };
  },
  name: ({ term: { name } }) => name,
  facts: ({ term: { name } }) => ({ 'term.name': name }),
  otherSpellings: 'redirect',
  async sitemap({ pages, call }) {
    const { list } = await call('listGlossaryTerms', {});
    return pages.flatMap(({ section }) => list.map(({ alias }) => ({ path: \`\${section}/\${alias}\` })));
  },
};
`,
  },
  edits: {
    'blocks/kit/block.ts': [
      {
        before: '/** What a page can be about, by kind',
        text: "/** A term of the glossary. */\nexport interface TermSubject {\n  readonly kind: 'term';\n  readonly term: Schema<'GlossaryTerm'>;\n}\n\n",
      },
      { before: '}\nexport type Subject =', text: '  readonly term: TermSubject;\n' },
    ],
    'renderer/subjects/kinds.ts': [
      { before: '\n/** Every kind of subject', text: "import { term } from './term.ts';\n" },
      { before: '} satisfies', text: '  term,\n' },
    ],
  },
};
