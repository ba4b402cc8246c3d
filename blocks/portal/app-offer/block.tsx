import { safeHref } from '#documents/rules/safe-href.ts';
import type { AppOfferProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { PhonePicture } from './phone-picture.tsx';

/** Offer of the portal's app, with a picture and the stores of the footer. */
export function AppOffer({ props: { headline, lead, features, storesNote }, config }: BlockView<AppOfferProps> & WithConfig<'footer'>) {
  const stores = config.footer.appStores ?? [];
  return (
    <section className="app-offer">
      <div className="app-offer__text">
        <h1>{headline}</h1>
        <p className="app-offer__lead">{lead}</p>
        <ul className="app-offer__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {stores.length > 0 && (
          <ul className="app-offer__stores">
            {stores.map(({ name, link }) => (
              <li key={link}>
                <a href={safeHref(link)} target="_blank" rel="noopener">
                  {name}
                  <NewTabNote />
                </a>
              </li>
            ))}
          </ul>
        )}
        {stores.length > 0 && storesNote !== undefined && <p className="app-offer__note">{storesNote}</p>}
      </div>
      <PhonePicture />
    </section>
  );
}
