import { useId, useState, type KeyboardEvent } from 'react';
import { useQueryInstruments } from '#client/generated/hooks/instruments.ts';
import { MOST_OTHERS } from '#domain/chart/view.ts';
import { displayName } from '#domain/instrument/name.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { useRested } from '../../kit/use-rested.ts';
import { SubmitButton, ViewFields, type ControlsProps } from './controls.tsx';
import { MOST_HITS } from './data.ts';

const DEBOUNCE_MS = 300;

/**
 * Searches instruments by name, ISIN, WKN or symbol and adds them to the comparison. Arrow keys walk through the hits, Enter adds the
 * active one (else the first), Escape empties the box.
 */
export function ComparePanel({ chart, view, onView }: ControlsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState<number>();
  const rested = useRested(text.trim(), DEBOUNCE_MS);
  const params = { searchValue: rested, limit: MOST_HITS };
  const { data, isError } = useQueryInstruments(params, { query: { enabled: rested !== '' } }, usePageQueryClient());
  const own = `${chart.entityType}:${chart.entityValue}`;
  const hits = (rested === '' ? [] : (data?.list ?? []))
    .map((instrument) => ({ instrument, key: `${instrument.entityType}:${instrument.entityValue}` }))
    .filter(({ key }) => key !== own && !view.others.includes(key));
  const isCurrent = rested === text.trim();
  const type = (value: string): void => {
    setText(value);
    setActive(undefined);
  };
  const add = (key: string): void => {
    type('');
    onView({ ...view, others: [...view.others, key] });
  };
  const followKey = (event: KeyboardEvent): void => {
    const moved = movedTo(event.key, active, hits.length);
    if (moved !== undefined) {
      event.preventDefault();
      setActive(moved);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = isCurrent ? hits[active ?? 0] : undefined;
      if (hit !== undefined) add(hit.key);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      type('');
    }
  };
  if (view.others.length >= MOST_OTHERS) return <p>Mehr als {MOST_OTHERS} Werte zugleich lassen sich nicht unterscheiden.</p>;
  return (
    <>
      <form className="full-chart__search" role="search" action={chart.href} onSubmit={(event) => event.preventDefault()}>
        <ViewFields chart={chart} view={view} />
        <label>
          Vergleichen mit{' '}
          <input
            type="search"
            name="mit"
            value={text}
            placeholder="Name, ISIN oder WKN"
            autoComplete="off"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}hits`}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : `${id}hit${active}`}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={followKey}
          />
        </label>
        <SubmitButton />
      </form>
      <div className="full-chart__hits" id={`${id}hits`} role="listbox" aria-label="Gefundene Werte">
        {hits.map(({ instrument, key }, index) => (
          <button
            key={key}
            type="button"
            id={`${id}hit${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => add(key)}
          >
            {displayName(instrument)}
          </button>
        ))}
      </div>
      <p role="status">
        {isError ? 'Die Suche antwortet gerade nicht.' : rested !== '' && data?.list.length === 0 && 'Dazu gibt es nichts.'}
      </p>
    </>
  );
}

/** Next index for an arrow key in a list that wraps around; undefined for other keys and for an empty list. */
function movedTo(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === undefined ? count - 1 : (active + count - 1) % count;
  return undefined;
}
