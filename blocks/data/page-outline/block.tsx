import type { BlockView } from '../../kit/block.ts';
import type { PageOutlineProps } from '../../generated/props.ts';

const TITLE = 'Auf dieser Seite';
/** Minimum number of sections; visitors see fewer at a glance. */
const LEAST = 4;

/** Links to the sections of a long page; renders nothing on a short one. */
export function PageOutline({ page: { sections = [] } }: BlockView<PageOutlineProps>) {
  if (sections.length < LEAST) return null;
  return (
    <nav className="page-outline no-print" aria-label={TITLE}>
      <details>
        <summary>{TITLE}</summary>
        <ul className="page-outline__list">
          {sections.map(({ anchor, title, visibility }) => (
            <li key={anchor} {...visibility}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
