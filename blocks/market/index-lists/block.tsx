import { pathOf } from '#documents/routes/path-of.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { IndexListsProps } from '../../generated/props.ts';

/** Links to the lists of members of all configured indices; the current page is marked. */
export function IndexLists({ props: { headline }, config, page }: BlockView<IndexListsProps> & WithConfig<'indices'>) {
  return (
    <nav className="index-lists" aria-label={headline ?? 'Realtimelisten'}>
      {headline !== undefined && <BlockHead title={headline} />}
      <ul className="index-lists__links">
        {config.indices.indices.map(({ alias, name }) => {
          const path = pathOf(page.routes, 'index-list', { alias });
          return (
            <li key={alias}>
              <a href={path} aria-current={page.path === path ? 'page' : undefined}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
