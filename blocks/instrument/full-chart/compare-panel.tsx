import { useState } from 'react';
import { useQueryInstruments } from '#client/generated/hooks/instruments.ts';
import { MOST_OTHERS } from '#domain/chart/view.ts';
import { displayName } from '#domain/instrument/name.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { useRested } from '../../kit/use-rested.ts';
import { SubmitButton, ViewFields, type ControlsProps } from './controls.tsx';
import { MOST_HITS } from './data.ts';

const DEBOUNCE_MS = 300;

/** Looks for instruments by name, ISIN, WKN or symbol and adds them to the comparison. */
export function ComparePanel({ chart, view, onView }: ControlsProps) {
  const [text, setText] = useState('');
  const rested = useRested(text.trim(), DEBOUNCE_MS);
  const params = { searchValue: rested, limit: MOST_HITS };
  const { data, isError } = useQueryInstruments(params, { query: { enabled: rested !== '' } }, usePageQueryClient());
  const own = `${chart.entityType}:${chart.entityValue}`;
  const hits = (rested === '' ? [] : (data?.list ?? []))
    .map((instrument) => ({ instrument, key: `${instrument.entityType}:${instrument.entityValue}` }))
    .filter(({ key }) => key !== own && !view.others.includes(key));
  const add = (key: string): void => {
    setText('');
    onView({ ...view, others: [...view.others, key] });
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
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <SubmitButton />
      </form>
      <ul className="full-chart__hits">
        {hits.map(({ instrument, key }) => (
          <li key={key}>
            <button type="button" onClick={() => add(key)}>
              {displayName(instrument)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {isError ? 'Die Suche antwortet gerade nicht.' : rested !== '' && data?.list.length === 0 && 'Dazu gibt es nichts.'}
      </p>
    </>
  );
}
