import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerProfileProps } from '../../generated/props.ts';
import { AdLabel } from '../../kit/ad-label.tsx';
import { siteImageUrl } from '../../kit/site-image.tsx';
import { isAppPage } from '../app-page.ts';

/** Width of the logo in CSS pixels; its image is requested at twice that. */
const LOGO_WIDTH = 120;
const LOGO_HEIGHT = 36;

/** Portrait of the issuer in its own words, and therefore marked as advertising. */
export function IssuerProfile({
  props,
  config,
  page,
  subject: { issuer },
}: BlockView<IssuerProfileProps, NoQueries, IssuerSubject> & WithConfig<'customers' | 'site'>) {
  const customer = config.customers.customers.find(({ id }) => id === issuer.customerId);
  return (
    <section className="issuer-profile">
      <AdLabel labelStyle={props.adLabelStyle ?? 'WITH_NAME'} customer={customer} site={config.site} inApp={isAppPage(page)} />
      <img
        className="issuer-profile__logo"
        src={siteImageUrl(config.site, issuer.photoId, LOGO_WIDTH * 2)}
        alt=""
        width={LOGO_WIDTH}
        height={LOGO_HEIGHT}
      />
      <h1 className="issuer-profile__name">{issuer.name}</h1>
      {customer !== undefined && customer.longName !== issuer.name && <p className="issuer-profile__company">{customer.longName}</p>}
      {issuer.subHeadline !== undefined && <p className="issuer-profile__sub-headline">{issuer.subHeadline}</p>}
      {issuer.teaser !== undefined && <p className="issuer-profile__teaser">{issuer.teaser}</p>}
      <div className="issuer-profile__text">
        {paragraphsOf(issuer.profile).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Splits a text into paragraphs at blank lines. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
