import type { Schema } from '#client/operations.ts';
import type { NavigationItem } from '#documents/generated/types.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatInteger } from '#domain/format/number.ts';
import type { SavedSearchListProps } from '../../generated/props.ts';
import type { FormBlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { formFor, type FormView } from '../../kit/form/form.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import type { SearchQueries } from './data.ts';

type View = FormBlockView<SavedSearchListProps, SearchQueries> & WithConfig<'navigation'>;
type Search = Schema<'SavedSearch'>;

/** Saved searches of the user, each with a link to its finder and buttons to rename and delete it. */
export function SavedSearchList({ data: { searches }, page, form, config: { navigation } }: View) {
  const isSupport = page.visitor.who?.adminEmail !== undefined;
  return (
    <section className="saved-search-list action-list">
      <BlockHead title="Deine Suchen" />
      {form.findings.map(({ message }) => (
        <p key={message} className="action-list__finding" role="alert">
          {message}
        </p>
      ))}
      {searches === undefined || searches.list.length === 0 ? (
        <EmptyState>Noch keine. Stell in einem Finder deine Filter ein und speichere sie dort unter „Meine Suchen“.</EmptyState>
      ) : (
        <>
          <ul className="action-list__rows">
            {searches.list.map((search) => (
              <SearchRow
                key={search.searchId}
                search={search}
                finder={nameOf(search.finder, navigation.groups)}
                page={page.path}
                form={isSupport ? undefined : form}
              />
            ))}
          </ul>
          <p className="action-list__about saved-search-list__room">
            {formatInteger(searches.total)} von {formatInteger(searches.most)}
          </p>
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly search: Search;
  readonly finder: string;
  readonly page: string;
  readonly form: FormView | undefined;
}

function SearchRow({ search: { searchId, name, finder: path, query, datetimeCreation }, finder, page, form }: RowProps) {
  const own = form && formFor(form, { 'path:searchId': searchId });
  return (
    <li className="action-list__row">
      <div>
        <a className="action-list__name" href={query === '' ? path : `${path}?${query}`}>
          {name}
        </a>
        <p className="action-list__about">
          {finder} · gespeichert <time dateTime={datetimeCreation}>{formatDate(datetimeCreation)}</time>
        </p>
      </div>
      {own && (
        <div className="action-list__actions">
          {own.asked === undefined && (
            <a className="action-list__action" href={`${page}?${new URLSearchParams({ suche: searchId, name }).toString()}`}>
              Umbenennen<span className="visually-hidden"> ({name})</span>
            </a>
          )}
          <PlainForm form={own} about={name} told={<p>„{name}“ ist danach weg. Den Finder gibt es weiter.</p>} />
        </div>
      )}
    </li>
  );
}

/** Name of a page with its parent in the navigation, such as `Aktien: Finder`; the path if the navigation does not contain it. */
function nameOf(path: string, items: readonly NavigationItem[]): string {
  return namedIn(path, items) ?? path;
}

function namedIn(path: string, items: readonly NavigationItem[], above?: string): string | undefined {
  for (const item of items) {
    if (item.path === path && item.host === undefined) return above === undefined ? item.label : `${above}: ${item.label}`;
    const found = namedIn(path, item.items ?? [], item.label);
    if (found !== undefined) return found;
  }
  return undefined;
}
