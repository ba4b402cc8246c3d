import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import { searchPath, type SearchPlaces } from '#domain/search/address.ts';
import { useIsAlive } from '../../kit/island-hooks.ts';
import { menuPages } from './menu-pages.ts';
import { optionsOf, type PanelOption } from './options.ts';
import { Panel } from './panel.tsx';
import { forgetRecent, keepRecent, readRecent } from './recent.ts';
import { prepareReport, report } from '../../kit/search-report.ts';
import { SearchIcon } from './search-icon.tsx';
import { createSearchSession } from './search-session.ts';
import { useMostSearched, useSponsoring, useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
  readonly places: SearchPlaces;
  /** Whether it is over the whole screen: the list then stays open, and a press outside clears nothing. */
  readonly isDialog?: boolean;
  /** Content after the field. */
  readonly children?: ReactNode;
}

/**
 * Search field with its list: an ARIA combobox whose options are links. On the server, and without scripts, a form. Sources: portal.md §4
 * "Search box", §5, §7.
 */
export function SearchField({ places, isDialog = false, children }: SearchFieldProps) {
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const session = useMemo(() => createSearchSession(), []);
  const listId = useId();
  const isAlive = useIsAlive();
  const [text, setText] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<ReturnType<typeof readRecent>>([]);

  const suggestions = useSuggestions(text, isFocused, session.id);
  const mostSearched = useMostSearched(isFocused && text.trim() === '');
  const sponsoring = useSponsoring(suggestions);
  const pages = useMemo(() => (isFocused ? menuPages(text) : []), [isFocused, text]);
  const options = optionsOf({ places, text, suggestions, recent, mostSearched, pages });
  const isOpen = isAlive && (isDialog || (isFocused && !isDismissed));
  const shown = isOpen ? options : [];

  useDisplayReport(isOpen && isFocused ? suggestions.of : undefined, suggestions.list.length, session.id);

  const enter = (): void => {
    setIsFocused(true);
    setIsDismissed(false);
    setRecent(readRecent());
  };
  const leave = (): void => {
    setIsFocused(false);
    setActive(-1);
    session.end();
  };
  const change = (value: string): void => {
    setText(value);
    setActive(-1);
    setIsDismissed(false);
  };

  // Takes over text and focus from before the hydration.
  useEffect(() => {
    if (field.current === null) return;
    setText(field.current.value);
    if (document.activeElement === field.current) enter();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
  useOutsidePress(root, isFocused && !isDialog, () => {
    setText('');
    leave();
  });

  const choose = (option: PanelOption): void => {
    keepRecent({ name: option.name, note: option.note, url: option.url });
    if (option.kind === 'all') report('instrumentSearch', session.id());
    else report('selectItem', session.id(), { position: option.position, ...(option.target && { targetContent: option.target }) });
    session.end();
  };
  const searchAll = (): void => {
    const value = text.trim();
    if (value === '') return;
    choose({ id: '', kind: 'all', name: value, note: 'Suche', url: searchPath(places, value), position: 0 });
    location.assign(searchPath(places, value));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const found = options.filter(({ kind }) => kind === 'suggestion');
    const [only] = suggestions.of === text.trim() && found.length === 1 ? found : [];
    const wanted = shown[active] ?? only;
    if (wanted === undefined) return searchAll();
    choose(wanted);
    location.assign(safeHref(wanted.url) ?? searchPath(places, text.trim()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen && !isDialog) {
      event.preventDefault();
      setIsDismissed(true);
      setActive(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return enter();
      setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, shown.length));
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!root.current?.contains(relatedTarget)) leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the focus of its field
    <form
      ref={root}
      className="search-box__form"
      action={places.start}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onFocus={() => !isFocused && enter()}
      onPointerDown={() => void prepareReport()}
      onKeyDown={() => void prepareReport()}
    >
      <div className="search-box__line">
        <input
          ref={field}
          className="search-box__field"
          type="search"
          name="q"
          placeholder="Suche"
          aria-label="Suche"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          required={!isAlive}
          value={isAlive ? text : undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          {...(isAlive && {
            role: 'combobox',
            'aria-expanded': shown.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-activedescendant': shown[active] && `${listId}-${shown[active].id}`,
          })}
        />
        <button className="search-box__submit" type="submit">
          <SearchIcon />
          <span className="visually-hidden">Suchen</span>
        </button>
        {children}
      </div>
      {isOpen && (
        <Panel
          listId={listId}
          text={text.trim()}
          options={options}
          active={shown[active]}
          suggestions={suggestions}
          sponsoring={sponsoring}
          isDialog={isDialog}
          onChoose={choose}
          onForget={() => {
            forgetRecent();
            setRecent([]);
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}

/** Next index in a list that wraps around; -1 is the field itself. */
function stepped(active: number, step: 1 | -1, length: number): number {
  const places = length + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Reports once per answer that suggestions are displayed. */
function useDisplayReport(of: string | undefined, count: number, id: () => string): void {
  useEffect(() => {
    if (of !== undefined && count > 0) report('searchDisplay', id());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer is reported once, whatever else changes
  }, [of]);
}

/** Calls `run` when the visitor presses outside of an element. */
function useOutsidePress(root: { readonly current: HTMLElement | null }, isOn: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => void (latest.current = run));
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOn, root]);
}
