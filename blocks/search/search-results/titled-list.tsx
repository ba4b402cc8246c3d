import { safeHref } from '#documents/rules/safe-href.ts';
import type { Titled } from '#domain/search/titles.ts';
import { BlockHead } from '../../kit/block-head.tsx';

const MOST = 3;

/** Pages, answers of the help and pieces whose title says what was typed; nothing when there are none. */
export function TitledList({ list }: { readonly list: readonly Titled[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <BlockHead title="Seiten und Ratgeber" />
      <ul className="search-results__titled">
        {list.slice(0, MOST).map(({ path, title, kind }) => (
          <li key={path}>
            <a href={safeHref(path)}>{title}</a> <span>{kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
