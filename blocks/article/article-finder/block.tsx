import { formatInteger } from '#domain/format/number.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import type { ArticleFinderProps } from '../../generated/props.ts';
import { Entry } from '../article-list/entry.tsx';
import { MOST_LETTERS, PER_PAGE, articleQueryOf, type needs } from './data.ts';

/** Search for articles by words and category, as a plain form. With words the best hits come first, without words the newest. */
export function ArticleFinder({
  props: { headline = 'Beiträge' },
  data: { articles, directory },
  config: { site },
  page,
}: BlockView<ArticleFinderProps, ReturnType<typeof needs>> & WithConfig<'site'>) {
  const { list, total = list.length } = articles;
  const { text, category } = articleQueryOf(page);
  const kept = { ...(text !== '' && { suche: text }), ...(category !== '' && { rubrik: category }) };
  return (
    <section className="article-finder">
      <search>
        <form className="article-finder__form" action={page.path}>
          <label className="article-finder__label">
            Suchwort
            <input
              className="article-finder__field"
              type="search"
              name="suche"
              defaultValue={text}
              maxLength={MOST_LETTERS}
              placeholder="z. B. Dividende"
              autoComplete="off"
            />
          </label>
          <label className="article-finder__label">
            Rubrik
            <select className="article-finder__field" name="rubrik" defaultValue={category}>
              <option value="">Alle Rubriken</option>
              {directory.categories.map(({ alias, name }) => (
                <option key={alias} value={alias}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className="article-finder__submit" type="submit">
            Suchen
          </button>
        </form>
      </search>
      <BlockHead title={headline} aside={`${formatInteger(total)} Treffer`} />
      {list.length === 0 ? (
        <EmptyState>
          {total === 0 ? 'Dazu ist noch nichts erschienen.' : 'So weit reicht die Liste nicht.'}{' '}
          <a href={page.path}>Alle Beiträge zeigen</a>
        </EmptyState>
      ) : (
        <ol className="article-finder__entries">
          {list.map((article) => (
            <li key={article.entityValue}>
              <Entry article={article} site={site} />
            </li>
          ))}
        </ol>
      )}
      <Paging path={page.path} page={pageOf(page.query)} perPage={PER_PAGE} total={total} kept={kept} />
    </section>
  );
}
