import { pathOf } from '#documents/routes/path-of.ts';
import * as messages from '#domain/texts/messages.ts';
import type { NoticesProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';
import { PriceWords } from '../../kit/price-words.tsx';

/**
 * Layers over any page: the notice that support views it as one of its users, the offline notice, toasts, and the explanation of prices.
 * None of them takes space from the page, so nothing moves when one appears.
 */
export function Notices({ page: { routes, visitor } }: BlockView<NoticesProps>) {
  const { who } = visitor;
  const isSupport = who?.adminEmail !== undefined;
  return (
    <div className="notices no-print">
      <section className="notices__admin" aria-label="Admin-View" data-admin-view="" hidden={!isSupport}>
        <p data-user-email="" data-admin-text={messages.adminViewText('')}>
          {isSupport && messages.adminViewText(who.email)}
        </p>
        <a href={pathOf(routes, 'admin-view')}>Beenden</a>
      </section>
      <PriceWords />
      <p className="notices__offline" role="status" data-offline-text={messages.offline} />
      <div className="toasts" role="status" data-toasts="" />
    </div>
  );
}
