import { useState, type FormEvent } from 'react';
import {
  createSavedSearch,
  deleteSavedSearch,
  getListSavedSearchesQueryKey,
  renameSavedSearch,
  useListSavedSearches,
} from '#client/generated/hooks/users.ts';
import { userErrorOf } from '#client/user-error.ts';
import { useIsAlive, usePageQueryClient } from '../../kit/island-hooks.ts';
import { hasSession } from '../../kit/session/use-feature.ts';
import { SavedSearch } from './saved-search.tsx';
import { searchOf } from './search-of.ts';

export interface SavedProps {
  /** Path of the page with the finder. */
  readonly finder: string;
  /** Query of the finder's address at rendering. */
  readonly query: string;
  /** Private page of all saved searches, and the form's target without scripts or session. */
  readonly page: string;
}

const MOST_LETTERS = 60;

/**
 * Saved searches of the user in this finder: save, open, rename and delete in place. Without a session or scripts, the form leads to the
 * page of saved searches (by way of the login) with the search and its name.
 */
export function Island({ finder, query, page }: SavedProps) {
  const client = usePageQueryClient();
  const isAlive = useIsAlive();
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const { data } = useListSavedSearches(
    { finder },
    { query: { enabled: () => isAlive && isOpen && hasSession(), staleTime: Infinity } },
    client,
  );

  /** Runs a change of the saved searches and shows whether it succeeded. */
  async function change(done: string, call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      setMessage(done);
      await client.invalidateQueries({ queryKey: getListSavedSearchesQueryKey({ finder }) });
      return true;
    } catch (error) {
      setMessage(userErrorOf(error).message);
      return false;
    }
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const [name, asked] = ['name', 'abfrage'].map((field) => form.elements.namedItem(field));
    if (!(name instanceof HTMLInputElement) || !(asked instanceof HTMLInputElement)) return;
    asked.value = searchOf(location.search);
    if (!hasSession()) return;
    event.preventDefault();
    const body = { name: name.value, finder, query: asked.value };
    if (await change(`„${name.value.trim()}“ ist gespeichert.`, () => createSavedSearch(body))) form.reset();
  }

  return (
    <details className="finder__filter finder__filter--end" name="finder" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Meine Suchen</summary>
      <div className="finder__panel">
        <form className="finder__save" action={page} onSubmit={(event) => void save(event)}>
          <input type="hidden" name="finder" value={finder} />
          <input type="hidden" name="abfrage" defaultValue={query} />
          <label className="finder__label">
            Diese Suche speichern als
            <input className="finder__field" type="text" name="name" required maxLength={MOST_LETTERS} autoComplete="off" />
          </label>
          <button className="finder__action" type="submit">
            Speichern
          </button>
        </form>
        <p className="finder__none" role="status">
          {message}
        </p>
        {data !== undefined && data.list.length > 0 && (
          <ul className="finder__choices" aria-label="Gespeicherte Suchen">
            {data.list.map((search) => (
              <SavedSearch
                key={search.searchId}
                search={search}
                onRename={(name) => change('Umbenannt.', () => renameSavedSearch(search.searchId, { name }))}
                onDelete={() => change(`„${search.name}“ ist gelöscht.`, () => deleteSavedSearch(search.searchId))}
              />
            ))}
          </ul>
        )}
        <a className="finder__all" href={page}>
          Alle gespeicherten Suchen
        </a>
        <p className="finder__none" data-user="out">
          Gespeicherte Suchen stehen in deinem Konto, auf jedem Gerät. Beim Speichern meldest du dich an oder legst eines an.
        </p>
      </div>
    </details>
  );
}
