import { safeHref } from '#documents/rules/safe-href.ts';
import { formatInteger } from '#domain/format/number.ts';
import { flagOf } from '#domain/text/flag.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { groupsBy } from '#subjects/group/groups.ts';
import type { GroupListProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** Groups of instruments by name, each with its number of instruments and a link to its page. */
export function GroupList({ props, data }: BlockView<GroupListProps, ReturnType<typeof needs>>) {
  const groups = groupsBy(props.filter, data.groups);
  return (
    <section className="group-list">
      <BlockHead title={props.headline} aside={groups.length === 0 ? undefined : formatInteger(groups.length)} />
      {groups.length === 0 ? (
        <EmptyState>Dazu gibt es gerade nichts.</EmptyState>
      ) : (
        <ul className="group-list__groups">
          {groups.map(({ value, name, slug, count }) => (
            <li key={value}>
              {props.flags === true && (
                <span className="flag group-list__flag" aria-hidden="true">
                  {flagOf(value)}
                </span>
              )}
              <a href={safeHref(`${props.link}/${slug}`)}>{name}</a>
              <span className="group-list__count">
                {formatInteger(count)}
                {props.unit !== undefined && ` ${count === 1 ? props.unit.one : props.unit.many}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
