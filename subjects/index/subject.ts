import type { IndexEntry } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Configured index, whose members a page lists. */
export interface IndexSubject {
  readonly kind: 'index';
  readonly index: IndexEntry;
}

/** Subject module of the configured stock indices, identified by alias. (Not an index file of this folder.) */
export const index: SubjectModule<IndexSubject> = {
  async resolve({ config, params, section }, source) {
    const found = source.config.indices.indices.find(({ alias }) => alias === params[config.parameter]);
    return found && { subject: { kind: 'index', index: found }, canonicalPath: `${section}/${found.alias}` };
  },
  name: ({ index: { name } }) => name,
  facts: ({ index: { name } }) => ({ 'index.name': name }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};
