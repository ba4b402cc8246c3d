import type { RankingList, RankingType } from '#documents/generated/types.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { RankingIndexProps } from '../../generated/props.ts';

type Shelf = Pick<RankingType, 'alias' | 'title' | 'text'> & { readonly items?: readonly RankingList[] };

/** Links to all configured rankings of a part, each with its rule; a type has the links of its lists below it. */
export function RankingIndex({ props: { of }, config, page }: BlockView<RankingIndexProps> & WithConfig<'rankings'>) {
  const shelves: readonly Shelf[] = config.rankings[of];
  return (
    <ul className="ranking-index">
      {shelves.map(({ alias, title, text, items = [] }) => (
        <li key={alias}>
          <h2 className="ranking-index__title">
            <a href={`${page.path}/${alias}`}>{title}</a>
          </h2>
          <p className="ranking-index__text">{text}</p>
          {items.length > 0 && (
            <ul className="ranking-index__items">
              {items.map((item) => (
                <li key={item.alias}>
                  <a href={`${page.path}/${alias}/${item.alias}`}>{item.title}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
