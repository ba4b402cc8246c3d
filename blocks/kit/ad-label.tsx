import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { adLabel, type AdLabelStyle, type AdLogo, type Customer } from '#domain/customer/ad-label.ts';
import { siteImageUrl } from './site-image.tsx';

/** Advertiser, with the page that its logo links to. */
export type AdCustomer = Customer & { readonly page?: string | undefined };

export interface AdLabelProps {
  readonly labelStyle: AdLabelStyle;
  readonly customer: AdCustomer | undefined;
  readonly site: Site;
  /** Whether the page is shown in the app, whose pages have no outgoing links; the logo is then no link. */
  readonly inApp: boolean;
  /** Displayed size of the logo in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Label of advertising: `Werbung`, with the advertiser's name or with its logo, linked to the advertiser's page. */
export function AdLabel({ labelStyle, customer, site, inApp, ...size }: AdLabelProps) {
  const label = adLabel(labelStyle, customer, size);
  if (label.kind !== 'logo') return <p className="ad-label">{label.text}</p>;
  const picture = <Logo logo={label.logo} site={site} />;
  const page = inApp ? undefined : customer?.page;
  return (
    <p className="ad-label">
      {label.text}
      {page === undefined ? picture : <a href={safeHref(page)}>{picture}</a>}
    </p>
  );
}

function Logo({ logo, site }: { readonly logo: AdLogo; readonly site: Site }) {
  return (
    <img
      className="ad-label__logo"
      src={siteImageUrl(site, logo.photoId, logo.requestWidth)}
      alt={logo.alternative}
      width={logo.width}
      height={logo.height}
      decoding="async"
    />
  );
}
