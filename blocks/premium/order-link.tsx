import { safeHref } from '#documents/rules/safe-href.ts';
import type { ProductEntry } from '#documents/generated/types.ts';
import { NewTabNote } from '../kit/new-tab.tsx';

/** Link to the order of a product. Analytics read its id and name from the link. */
export function OrderLink({ product: { code, name, trackingName, url } }: { readonly product: ProductEntry }) {
  const isElsewhere = !url.startsWith('/');
  return (
    <a
      className="order-link"
      href={safeHref(url)}
      data-item-id={code}
      data-item-name={trackingName}
      {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
    >
      {name} bestellen
      {isElsewhere && <NewTabNote />}
    </a>
  );
}
