import { loginPlace } from '#documents/routes/login-place.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { OrderBookProps } from '../../generated/props.ts';
import { BOOK_FEATURE, maySeeBook, type BookQueries } from './data.ts';
import { BookPanel } from './panel.tsx';
import { Trades } from './trades.tsx';
import { Upsell } from './upsell.tsx';

type View = BlockView<OrderBookProps, BookQueries, InstrumentSubject> & WithConfig<'products' | 'site'>;

/** Interval at which a visible book is re-rendered, in ms. */
const LOOK_AGAIN_MS = 3_000;

/** Order book for visitors who may see it (always current), an offer for all others, and the newest trades for everyone. */
export function OrderBook({ props, data, subject, page, config: { products, site } }: View) {
  const { book, trades } = data;
  const name = displayName(subject.instrument);
  const decimals = priceDecimals(
    book?.bidList[0]?.price ?? trades?.price[0],
    subject.instrument.entityType,
    (book ?? trades)?.market.decimals,
  );
  return (
    <section className="order-book" data-again={maySeeBook(page.visitor) ? LOOK_AGAIN_MS : undefined}>
      <div>
        <BlockHead title={props.headline ?? 'Orderbuch'} aside={<SourceNote source={book?.priceSource} />} />
        {book !== undefined && book.bidList.length + book.askList.length > 0 ? (
          <BookPanel book={book} name={name} decimals={decimals} />
        ) : maySeeBook(page.visitor) ? (
          <EmptyState>Zurzeit liegt kein Orderbuch vor. Es füllt sich während der Handelszeit von Xetra.</EmptyState>
        ) : (
          <Upsell
            products={products}
            feature={BOOK_FEATURE}
            routes={page.routes}
            login={page.visitor.who === undefined ? loginAddress(loginPlace(site, page.routes), page.path) : undefined}
          />
        )}
      </div>
      {trades !== undefined && <Trades trades={trades} name={name} decimals={decimals} />}
    </section>
  );
}
