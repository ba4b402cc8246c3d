import { loginPlace } from '#documents/routes/login-place.ts';
import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Products } from '#documents/generated/types.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import type { AccountOverviewProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Facts, knownFacts } from '../../kit/facts.tsx';
import type { AccountQueries } from './data.ts';

type View = BlockView<AccountOverviewProps, AccountQueries> & WithConfig<'site' | 'products'>;

/** Logged-in user, the end of their session, and their purchases. */
export function AccountOverview({ props, page, config, data: { user } }: View) {
  if (user === undefined) {
    return (
      <EmptyState>
        Du bist nicht angemeldet. <a href={loginAddress(loginPlace(config.site, page.routes), page.path)}>Melde dich an</a>, um dein Konto
        zu sehen.
      </EmptyState>
    );
  }
  return (
    <div className="account-overview">
      <section>
        <BlockHead title={props.headline ?? 'Deine Angaben'} />
        <Facts facts={factsOf(user)} />
      </section>
      <section>
        <BlockHead title={props.productsHeadline ?? 'Deine Produkte'} />
        <DataTable
          caption="Gekaufte Produkte"
          columns={columnsOf(config.products)}
          rows={user.purchasedProducts}
          rowKey={({ productId }) => productId}
          empty="Du hast noch kein Produkt gekauft. Alle Kurse und Artikel ohne Schloss stehen dir trotzdem offen."
        />
      </section>
    </div>
  );
}

function factsOf({ firstName = '', lastName = '', email, datetimeExpires, impersonation }: Schema<'User'>) {
  return knownFacts([
    ['Name', `${firstName} ${lastName}`.trim()],
    ['E-Mail', email],
    ['Angemeldet bis', datetimeExpires && formatDateTime(datetimeExpires)],
    ['Im Konto arbeitet', impersonation?.adminEmail],
  ]);
}

type Product = Schema<'PurchasedProduct'>;

const payment = { MONTH: 'monatlich', YEAR: 'jährlich' } as const;

const columnsOf = ({ products }: Products): readonly Column<Product>[] => [
  { key: 'name', head: 'Produkt', cell: ({ name }) => name },
  {
    key: 'use',
    head: 'Nutzen',
    rank: 4,
    fold: true,
    cell({ productId }) {
      const page = products.find(({ code }) => code === productId)?.thankyouPage;
      return page && <a href={safeHref(page.buttonUrl)}>{page.buttonLabel}</a>;
    },
  },
  { key: 'payment', head: 'Zahlung', rank: 2, fold: true, cell: ({ paymentInterval }) => paymentInterval && payment[paymentInterval] },
  {
    key: 'start',
    head: 'Seit',
    rank: 3,
    fold: ({ datetimeStart }) => `seit ${formatDate(datetimeStart)}`,
    align: 'end',
    cell: ({ datetimeStart }) => formatDate(datetimeStart),
  },
  {
    key: 'end',
    head: 'Bis',
    align: 'end',
    cell: ({ datetimeEnd }) => (datetimeEnd === undefined ? 'auf Weiteres' : formatDate(datetimeEnd)),
  },
];
