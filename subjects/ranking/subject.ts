import type { RankingList, Rankings, RankingType, RankingSource } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Ranking of instruments, or type of rankings. */
export interface RankingSubject {
  readonly kind: 'ranking';
  readonly title: string;
  readonly text: string;
  /** Rule that determines the ranks; undefined for a type of rankings. */
  readonly source: RankingSource | undefined;
  /** Rankings of the type; for a ranking, its siblings and itself. */
  readonly lists: readonly { readonly title: string; readonly text: string; readonly path: string }[];
}

/** Subject module of the configured rankings and their types, identified by alias. */
export const ranking: SubjectModule<RankingSubject> = {
  resolve({ config: { of, parameter, itemParameter }, params, section }, { config }) {
    const found = entriesOf(config.rankings, of).find(({ alias }) => alias === params[parameter]);
    if (found === undefined) return Promise.resolve(undefined);
    const { title, text, alias } = found;
    const here = `${section}/${alias}`;
    if (found.items === undefined) {
      const canonicalPath = here;
      return Promise.resolve({
        subject: { kind: 'ranking', title, text, source: found.source, lists: links(entriesOf(config.rankings, of), section) },
        canonicalPath,
      });
    }
    const lists = links(found.items, here);
    const asked = itemParameter === undefined ? undefined : params[itemParameter];
    if (asked === undefined)
      return Promise.resolve({ subject: { kind: 'ranking', title, text, source: undefined, lists }, canonicalPath: here });
    const item = found.items.find((each) => each.alias === asked);
    return Promise.resolve(
      item && {
        subject: { kind: 'ranking', title: `${title}: ${item.title}`, text: item.text, source: item.source, lists },
        canonicalPath: `${here}/${item.alias}`,
      },
    );
  },
  name: ({ title }) => title,
  facts: ({ title }) => ({ 'ranking.title': title }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};

type Shelf = Pick<RankingType, 'alias' | 'title' | 'text'> & {
  readonly source?: RankingList['source'];
  readonly items?: readonly RankingList[];
};

function entriesOf(rankings: Rankings, of: 'topLists' | 'bestEtfs'): readonly Shelf[] {
  return rankings[of];
}

function links(entries: readonly Shelf[], section: string) {
  return entries.map(({ alias, title, text }) => ({ title, text, path: `${section}/${alias}` }));
}
