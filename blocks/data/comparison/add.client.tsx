import { useState, type KeyboardEvent } from 'react';
import { useQueryInstruments } from '#client/generated/hooks/instruments.ts';
import type { Schema } from '#client/operations.ts';
import { addToSelection, isComparable, MOST_COMPARED, selectionPath, type Comparable } from '#domain/comparison/selection.ts';
import { displayName } from '#domain/instrument/name.ts';
import { useIsAlive, usePageQueryClient } from '../../kit/island-hooks.ts';
import { useRested } from '../../kit/use-rested.ts';

export interface AddProps {
  /** Address of the comparison without its query. */
  readonly path: string;
  readonly isins: readonly string[];
  /** Other query parameters to preserve, such as those for the display. */
  readonly kept: Readonly<Record<string, string>>;
  /** Name of the compared things, in the plural. */
  readonly name: string;
  /** Kind of instruments that can be added. */
  readonly of: Comparable & { readonly entityType: Schema<'EntityType'> };
}

const PAUSE_MS = 250;
/** Id of the field. An address that ends in it returns the focus to the field after an instrument is added: visitors add several. */
const FIELD = 'hinzufuegen';
const MOST_HITS = 6;

/**
 * Plain form that adds by name, WKN or ISIN. With scripts, hits appear while the visitor types, each a link that adds it. Arrow up and down
 * move between the field and its hits.
 */
export function Island({ path, isins, kept, name, of }: AddProps) {
  const [text, setText] = useState('');
  const isAlive = useIsAlive();
  const rested = useRested(text.trim(), PAUSE_MS);
  const type = of.entitySubTypes?.includes('ETF') === true ? 'ETF' : of.entityType;
  const { data } = useQueryInstruments(
    { searchValue: rested, type, limit: 3 * MOST_HITS },
    { query: { enabled: isAlive && rested !== '' } },
    usePageQueryClient(),
  );
  const hits = (rested === '' ? [] : (data?.list ?? []))
    .filter((hit) => isComparable(of, hit))
    .flatMap(({ isin, ...hit }) => (isin === undefined || isins.includes(isin) ? [] : [{ isin, label: displayName(hit) }]))
    .slice(0, MOST_HITS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its field and links
    <form className="comparison__add" action={`${path}#${FIELD}`} onKeyDown={moveFocus}>
      {isins.length > 0 && <input type="hidden" name="werte" value={isins.join(',')} />}
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        {name} hinzufügen
        <input
          id={FIELD}
          type="search"
          name="dazu"
          placeholder="Name, WKN oder ISIN"
          autoComplete="off"
          maxLength={100}
          required
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit">Hinzufügen</button>
      <span className="comparison__count">
        {isins.length} von {MOST_COMPARED}
      </span>
      {hits.length > 0 && (
        <ul className="comparison__hits" aria-label="Treffer">
          {hits.map(({ isin, label }) => (
            <li key={isin}>
              {addToSelection(isins, isin).refusal === 'full' ? (
                <span>{label}: kein Platz mehr, entferne erst einen Wert.</span>
              ) : (
                <a href={`${selectionPath(path, addToSelection(isins, isin).isins, kept)}#${FIELD}`}>{label}</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function moveFocus(event: KeyboardEvent<HTMLFormElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], .comparison__hits a')];
  const from = stops.findIndex((stop) => stop === event.target);
  if (step === 0 || from === -1 || stops.length < 2) return;
  event.preventDefault();
  stops[Math.min(Math.max(from + step, 0), stops.length - 1)]?.focus();
}
