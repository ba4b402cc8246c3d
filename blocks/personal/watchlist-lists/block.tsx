import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatInteger } from '#domain/format/number.ts';
import type { WatchlistListsProps } from '../../generated/props.ts';
import type { FormsBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { formFor, type FormView } from '../../kit/form/form.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import type { WatchlistQueries } from './data.ts';

type View = FormsBlockView<WatchlistListsProps, 'create' | 'rename' | 'remove', WatchlistQueries>;
type Watchlist = Schema<'Watchlist'>;

/** Watchlists of the user, each with a link and with buttons to rename and delete it; a form for a new one is below. */
export function WatchlistLists({ data: { watchlists }, page, forms }: View) {
  if (watchlists === undefined) return null;
  const isSupport = page.visitor.who?.adminEmail !== undefined;
  const isRenaming = (entityValue: string): boolean => forms.rename.values['path:entityValue'] === entityValue;
  return (
    <section className="watchlist-lists">
      <BlockHead title="Deine Watchlists" />
      {forms.remove.findings.map(({ message }) => (
        <p key={message} className="action-list__finding" role="alert">
          {message}
        </p>
      ))}
      <ul className="action-list action-list__rows">
        {watchlists.list.map((watchlist) => (
          <ListRow
            key={watchlist.entityValue}
            watchlist={watchlist}
            page={page.path}
            routes={page.routes}
            rename={isSupport || !isRenaming(watchlist.entityValue) ? undefined : forms.rename}
            remove={isSupport ? undefined : forms.remove}
          />
        ))}
      </ul>
      {!isSupport && (
        <div className="watchlist-lists__new">
          <PlainForm form={forms.create} />
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly watchlist: Watchlist;
  readonly page: string;
  readonly routes: Routes;
  /** Form to rename it, if requested. */
  readonly rename: FormView | undefined;
  readonly remove: FormView | undefined;
}

function ListRow({ watchlist, page, routes, rename, remove }: RowProps) {
  const { entityValue, name, numberPositions, datetimeCreation } = watchlist;
  const own = remove && formFor(remove, { 'path:entityValue': entityValue });
  const positions = numberPositions === 1 ? 'eine Position' : `${formatInteger(numberPositions)} Positionen`;
  return (
    <li className="action-list__row">
      <div>
        <a className="action-list__name" href={pathOf(routes, 'watchlist', { entityValue })}>
          {name}
        </a>
        <p className="action-list__about">
          {positions} · angelegt <time dateTime={datetimeCreation}>{formatDate(datetimeCreation)}</time>
        </p>
        {rename && <PlainForm form={rename} about={name} />}
      </div>
      {own && (
        <div className="action-list__actions">
          {rename === undefined && own.asked === undefined && (
            <a className="action-list__action" href={`${page}?${new URLSearchParams({ umbenennen: entityValue, name }).toString()}`}>
              Umbenennen<span className="visually-hidden"> ({name})</span>
            </a>
          )}
          <PlainForm
            form={own}
            about={name}
            told={
              <p>
                „{name}“ {numberPositions === 0 ? 'ist' : `und ${positions} darauf sind`} danach weg. Das lässt sich nicht zurückholen.
              </p>
            }
          />
        </div>
      )}
    </li>
  );
}
