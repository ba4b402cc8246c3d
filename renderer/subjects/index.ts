import type { SubjectModule } from './subject-module.ts';

/** One of the configured indices (not the index of this folder), named by its alias. */
export const index: SubjectModule<'index'> = {
  async resolve({ config, params, section }, source) {
    const found = source.config.indices.indices.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'index', index: found }, canonicalPath: `${section}/${found.alias}` };
  },
  name: ({ index: { name } }) => name,
  facts: ({ index: { name } }) => ({ 'index.name': name }),
  otherSpellings: 'serve',
  sitemap: async ({ pages, config }) =>
    pages.flatMap(({ section }) => config.indices.indices.map(({ alias }) => ({ path: `${section}/${alias}` }))),
};
