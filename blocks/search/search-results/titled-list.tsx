import { safeHref } from '#documents/rules/safe-href.ts';
import type { Titled } from '#domain/search/titles.ts';
import { BlockHead } from '../../kit/block-head.tsx';

const MOST = 3;

/** Pages, help answers and articles whose title matches the typed text; renders nothing without any. */
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
