import { pathOf } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice } from '#domain/format/price.ts';
import type { WatchlistPositionsProps } from '../../generated/props.ts';
import type { WatchlistSubject } from '#subjects/watchlist/subject.ts';
import type { FormsBlockView, NoQueries } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { answerOf, formFor, type FormView } from '../../kit/form/form.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { Island } from '../../kit/island.tsx';
import { FoundLines } from './found-lines.tsx';
import { Island as LiveRows } from './live.client.tsx';

type View = FormsBlockView<WatchlistPositionsProps, 'add' | 'import' | 'remove', NoQueries, WatchlistSubject>;

/** Positions of one of the user's watchlists, and forms to add more: single codes, or a file with many. */
export function WatchlistPositions({ subject: { watchlist, positions }, page, forms }: View) {
  const isSupport = page.visitor.who?.adminEmail !== undefined;
  const { name } = watchlist;
  const ofList = { 'path:entityValue': watchlist.entityValue };
  const on = (form: FormView): FormView => ({ ...form, values: { ...form.values, ...ofList } });
  return (
    <section className="watchlist-positions">
      <BlockHead title={name} aside={<a href={pathOf(page.routes, 'watchlists')}>Alle Watchlists</a>} />
      {forms.remove.findings.map(({ message }) => (
        <p key={message} className="action-list__finding" role="alert">
          {message}
        </p>
      ))}
      {positions.length === 0 ? (
        <EmptyState>Noch steht nichts darauf.</EmptyState>
      ) : (
        <ul className="action-list action-list__rows">
          {positions.map((position) => (
            <PositionRow
              key={position.positionId}
              position={position}
              remove={isSupport ? undefined : formFor(forms.remove, { ...ofList, 'path:positionId': position.positionId })}
            />
          ))}
        </ul>
      )}
      {!isSupport && (
        <>
          <AddForm title="Instrumente hinzufügen" form={on(forms.add)} list={name} isLive />
          <AddForm title="Aus einer Datei" form={on(forms.import)} list={name} />
        </>
      )}
    </section>
  );
}

interface AddFormProps {
  readonly title: string;
  readonly form: FormView;
  readonly list: string;
  readonly isLive?: boolean;
}

function AddForm({ title, form, list, isLive = false }: AddFormProps) {
  const found = answerOf(form, 'findWatchlistPositions');
  return (
    <div className="watchlist-positions__form">
      <h3>{title}</h3>
      {isLive && form.asked === undefined ? (
        <Island name="watchlist-positions/live" of={LiveRows} props={{ form }} rule="visible" />
      ) : (
        <PlainForm form={form} told={found && <FoundLines found={found} list={list} />} />
      )}
    </div>
  );
}

interface RowProps {
  readonly position: Schema<'WatchlistPosition'>;
  readonly remove: FormView | undefined;
}

function PositionRow({ position: { instrument, quote, amount, note, datetimeCreation }, remove }: RowProps) {
  return (
    <li className="action-list__row">
      <div>
        <span className="action-list__name">
          <InstrumentLink instrument={instrument} />
        </span>
        <p className="action-list__about">
          {quote?.last !== undefined && `${formatPrice(quote.last, quote.displayUnit)} · `}
          {amount !== undefined && `${formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })} Stück · `}
          seit <time dateTime={datetimeCreation}>{formatDate(datetimeCreation)}</time>
        </p>
        {note !== undefined && <p className="action-list__about">{note}</p>}
      </div>
      {remove && <PlainForm form={remove} about={instrument.name} />}
    </li>
  );
}
