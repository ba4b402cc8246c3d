import { useState } from 'react';
import type { Schema } from '#client/operations.ts';

interface SavedSearchProps {
  readonly search: Schema<'SavedSearch'>;
  /** Resolves to whether it was renamed. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => Promise<boolean>;
}

const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** Entry in a finder's list of saved searches: a link to it, and its actions. */
export function SavedSearch({ search: { name, finder, query, searchId }, onRename, onDelete }: SavedSearchProps) {
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming)
    return (
      <li>
        <form
          className="finder__save"
          onSubmit={(event) => {
            event.preventDefault();
            const request = new FormData(event.currentTarget).get('name');
            void onRename(typeof request === 'string' ? request : '').then((worked) => worked && setIsNaming(false));
          }}
        >
          <label className="finder__label">
            <span className="visually-hidden">Neuer Name für „{name}“</span>
            {/* Takes the focus, since the button that opened it is gone. */}
            <input
              className="finder__field"
              type="text"
              name="name"
              id={`finder-search-${searchId}`}
              defaultValue={name}
              required
              maxLength={60}
              ref={focusOn}
            />
          </label>
          <button className="finder__action" type="submit">
            Umbenennen
          </button>
        </form>
      </li>
    );
  return (
    <li className="finder__search">
      <a href={query === '' ? finder : `${finder}?${query}`}>{name}</a>
      <button className="finder__way" type="button" aria-label={`${name} umbenennen`} onClick={() => setIsNaming(true)}>
        Umbenennen
      </button>
      <button className="finder__way" type="button" aria-label={`${name} löschen`} onClick={() => void onDelete()}>
        Löschen
      </button>
    </li>
  );
}
