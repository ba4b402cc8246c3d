import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { MoversProps } from '../../generated/props.ts';
import { DataTable } from '../data-table/block.tsx';
import type { MoversQueries } from './data.ts';
import { chosenOf, periodOf, tablesOf } from './tables.ts';

type View = BlockView<MoversProps, MoversQueries> & WithConfig<'site'>;

/** Winners and losers side by side, with links to choose the period and the group. */
export function Movers(view: View) {
  const { props, data, page } = view;
  const period = periodOf(props, page.query);
  const tables = tablesOf(props, period);
  const { choice } = props;
  const chosen = chosenOf(props, page.query);
  const { [choice?.query ?? '']: group, ...ungrouped } = chosen;
  const addressOf = (query: Readonly<Record<string, string>>): string => {
    const text = new URLSearchParams(query).toString();
    return text === '' ? page.path : `${page.path}?${text}`;
  };
  const shown = { ...view, page: { ...page, query: chosen } };
  return (
    <section className="movers">
      <Choice
        label="Zeitraum"
        links={props.periods.map((each) => ({
          label: each.label,
          href: addressOf({ ...chosen, zeitraum: each.name }),
          isCurrent: each === period,
        }))}
      />
      {choice && (
        <Choice
          label={choice.label}
          links={[
            { label: 'Alle', href: addressOf(ungrouped), isCurrent: group === undefined },
            ...choice.options.map(({ label, value }) => ({
              label,
              href: addressOf({ ...chosen, [choice.query]: value }),
              isCurrent: value === group,
            })),
          ]}
        />
      )}
      <p className="movers__base">Veränderung {period.base}.</p>
      <div className="movers__tables">
        <DataTable {...shown} props={tables.winners} data={{ answer: data.winners }} />
        <DataTable {...shown} props={tables.losers} data={{ answer: data.losers }} />
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

function Choice({ label, links }: ChoiceProps) {
  if (links.length < 2) return null;
  return (
    <nav className="movers__choice" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul className="choice-links">
        {links.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
