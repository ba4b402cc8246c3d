import { askForGroups, groupsBy } from './groups.ts';
import { filledRoute } from '#documents/routes/pattern.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Instruments that share a property, such as the funds of one company. */
export interface GroupSubject {
  readonly kind: 'group';
  /** Value of the group in the finder's filter, such as `DE`. */
  readonly value: string;
  /** Display name, such as `Deutschland`. */
  readonly name: string;
}

/** Subject module of groups: instruments that share the value of a finder's filter, identified by its German name: `deutschland`. */
export const group: SubjectModule<GroupSubject> = {
  async resolve({ config: { operation, filter, parameter }, params, route }, { ask }) {
    const answer = await ask(operation, askForGroups());
    const found = answer && groupsBy(filter, answer).find(({ slug }) => slug === params[parameter]);
    return (
      found && {
        subject: { kind: 'group', value: found.value, name: found.name },
        canonicalPath: filledRoute(route, { [parameter]: found.slug }),
      }
    );
  },
  name: ({ name }) => name,
  facts: ({ name }) => ({ 'group.name': name }),
  otherSpellings: 'serve',
  sitemap: {
    async list({ pages, call }) {
      const lists = await Promise.all(
        pages.map(async ({ config: { operation, filter, parameter }, route }) =>
          groupsBy(filter, await call(operation, askForGroups())).map(({ slug }) => ({ path: filledRoute(route, { [parameter]: slug }) })),
        ),
      );
      return lists.flat();
    },
  },
};
