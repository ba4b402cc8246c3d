import { useState } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { adLabel } from '#domain/customer/ad-label.ts';
import { ignoredText } from '#domain/search/ignored-text.ts';
import type { PanelOption } from './options.ts';
import { areShortcutsOn, setShortcuts } from './shortcuts.ts';
import type { Suggestions } from './use-suggestions.ts';

export interface PanelProps {
  readonly listId: string;
  /** Typed text, trimmed. */
  readonly text: string;
  readonly options: readonly PanelOption[];
  /** Line that Enter follows. */
  readonly active: PanelOption | undefined;
  readonly suggestions: Suggestions;
  readonly sponsoring: Schema<'SearchSponsoring'> | undefined;
  readonly isDialog: boolean;
  readonly onChoose: (option: PanelOption) => void;
  readonly onForget: () => void;
}

/** Panel below the field: lines to choose from, errors or an empty result, and advertising. */
export function Panel(props: PanelProps) {
  const { listId, text, options, suggestions, sponsoring, isDialog, onForget } = props;
  const of = (kind: PanelOption['kind']): readonly PanelOption[] => options.filter((option) => option.kind === kind);
  const isFresh = suggestions.of === text;
  const pages = <Group {...props} label="Seiten" options={of('page')} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press here must not move the focus out of the field
    <div className="search-panel" data-busy={text !== '' && !isFresh ? '' : undefined} onMouseDown={(event) => event.preventDefault()}>
      <div id={listId} role="listbox" aria-label="Vorschläge" hidden={options.length === 0}>
        {options[0]?.kind === 'page' && pages}
        <Group {...props} label={undefined} options={of('suggestion')} />
        {options[0]?.kind !== 'page' && pages}
        <Group {...props} label="Zuletzt gesucht" options={of('recent')} />
        <Group {...props} label="Häufig gesucht" options={of('popular')} />
        {of('all').map((option) => (
          <Line key={option.id} {...props} option={option} />
        ))}
      </div>
      {of('recent').length > 0 && (
        <button className="search-panel__forget" type="button" onClick={onForget}>
          Verlauf löschen
        </button>
      )}
      {text !== '' && isFresh && suggestions.hasFailed && (
        <p className="search-panel__text" role="alert">
          Die Vorschläge sind gerade nicht erreichbar. Mit der Eingabetaste suchst du trotzdem.
        </p>
      )}
      {text !== '' && isFresh && !suggestions.hasFailed && suggestions.list.length === 0 && (
        <p className="search-panel__text">Es wurden keine Wertpapiere für „{text}“ gefunden.</p>
      )}
      {text !== '' && isFresh && suggestions.list.length > 0 && suggestions.ignored.length > 0 && (
        <p className="search-panel__text">Gesucht {ignoredText(suggestions.ignored)}.</p>
      )}
      {text !== '' && sponsoring !== undefined && <Advertisement sponsoring={sponsoring} />}
      {!isDialog && <Shortcuts />}
      <p className="visually-hidden" role="status">
        {text !== '' && isFresh && suggestions.list.length > 0 && countOf(suggestions.list.length)}
      </p>
    </div>
  );
}

function countOf(count: number): string {
  return count === 1 ? 'Ein Vorschlag' : `${count} Vorschläge`;
}

type GroupProps = PanelProps & { readonly label: string | undefined };

function Group({ label, ...props }: GroupProps) {
  if (props.options.length === 0) return null;
  const lines = props.options.map((option) => <Line key={option.id} {...props} option={option} />);
  if (label === undefined) return lines;
  return (
    <div role="group" aria-label={label}>
      <p className="search-panel__head" aria-hidden="true">
        {label}
      </p>
      {lines}
    </div>
  );
}

function Line({ listId, active, option, onChoose }: PanelProps & { readonly option: PanelOption }) {
  const { id, kind, name, note, url } = option;
  return (
    <a
      id={`${listId}-${id}`}
      className="search-panel__option"
      role="option"
      aria-selected={active?.id === id}
      tabIndex={-1}
      href={safeHref(url)}
      onClick={() => onChoose(option)}
    >
      {kind === 'all' ? (
        <span className="search-panel__all">Alle Ergebnisse anzeigen</span>
      ) : (
        <>
          <span className="search-panel__name">{name}</span>
          <span className="search-panel__note">{note}</span>
        </>
      )}
    </a>
  );
}

/** Leverage products of the customer who has booked the underlying, marked as advertising. */
function Advertisement({ sponsoring }: { readonly sponsoring: Schema<'SearchSponsoring'> }) {
  const { customer, derivativeTypeName = 'Hebelprodukte', underlying, longLeverageLinks = [], shortLeverageLinks = [] } = sponsoring;
  if (longLeverageLinks.length + shortLeverageLinks.length === 0) return null;
  return (
    <section className="search-panel__ad" aria-label="Werbung">
      <p className="ad-label">{adLabel('WITH_NAME', customer).text}</p>
      <p className="search-panel__ad-title">
        {derivativeTypeName}
        {underlying !== undefined && ` auf ${underlying.name}`}
      </p>
      <LeverageLinks label="Long" links={longLeverageLinks} />
      <LeverageLinks label="Short" links={shortLeverageLinks} />
    </section>
  );
}

function LeverageLinks({ label, links }: { readonly label: string; readonly links: readonly Schema<'NamedLink'>[] }) {
  if (links.length === 0) return null;
  return (
    <div className="search-panel__leverage">
      <span>{label}</span>
      <ul aria-label={label}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={safeHref(url)} rel="sponsored">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the keys that focus the search, and lets the visitor switch them off. */
function Shortcuts() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const toggle = (): void => {
    setShortcuts(!isOn);
    setIsOn(!isOn);
  };
  return (
    <p className="search-panel__keys">
      {isOn ? (
        <span>
          <kbd>/</kbd> oder <kbd>Strg</kbd> <kbd>K</kbd> öffnet die Suche
        </span>
      ) : (
        <span>Tastenkürzel sind aus</span>
      )}
      <button type="button" onClick={toggle}>
        {isOn ? 'Ausschalten' : 'Einschalten'}
      </button>
    </p>
  );
}
