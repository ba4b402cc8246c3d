import { formatInteger } from '#domain/format/number.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import type { ArticleListProps } from '../../generated/props.ts';
import { PER_PAGE, type needs } from './data.ts';
import { Entry } from './entry.tsx';

/** Articles of a category or about some types of instruments, newest first: all of them page by page, or only the newest. */
export function ArticleList({
  props,
  data: { articles },
  config,
  page,
  subject,
}: BlockView<ArticleListProps, ReturnType<typeof needs>> & WithConfig<'site'>) {
  const { list, total = list.length } = articles;
  const shown = pageOf(page.query);
  return (
    <section className="article-list">
      <BlockHead
        title={props.headline ?? 'Alle Beiträge'}
        aside={total === 0 || props.count !== undefined ? undefined : `${formatInteger(total)} ${total === 1 ? 'Beitrag' : 'Beiträge'}`}
      />
      {list.length === 0 ? (
        <EmptyState>
          {shown === 0 ? (
            <>{subject?.kind === 'instrument' ? 'Zu diesem Wert' : 'In dieser Rubrik'} ist noch nichts erschienen.</>
          ) : (
            <>
              So weit reicht die Liste nicht. <a href={page.path}>Zur ersten Seite</a>
            </>
          )}
        </EmptyState>
      ) : (
        <ol className="article-list__entries">
          {list.map((article) => (
            <li key={article.entityValue}>
              <Entry article={article} site={config.site} />
            </li>
          ))}
        </ol>
      )}
      {props.count === undefined && <Paging path={page.path} page={shown} perPage={PER_PAGE} total={total} />}
    </section>
  );
}
