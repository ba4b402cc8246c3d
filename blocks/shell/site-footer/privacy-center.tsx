import type { Footer, Site } from '#config/generated/types.ts';
import { SiteLink } from '../site-link.tsx';

interface PrivacyCenterProps {
  readonly privacy: NonNullable<Footer['legal']['privacy']>;
  readonly site: Site;
}

/**
 * Opens over the page, without leaving it and without JavaScript: a popover of the browser. A consent tool takes the button over
 * by its attribute `data-privacy-center`.
 */
export function PrivacyCenter({ privacy: { name, title, text, link }, site }: PrivacyCenterProps) {
  return (
    <>
      <button className="site-footer__privacy" type="button" popoverTarget="privacy-center" data-privacy-center="">
        {name}
      </button>
      <div className="site-footer__dialog" id="privacy-center" popover="auto" role="dialog" aria-labelledby="privacy-center-title">
        <h2 className="site-footer__dialog-title" id="privacy-center-title">
          {title}
        </h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <SiteLink link={{ ...link, label: link.name }} site={site} />
        </p>
        <button className="site-footer__close" type="button" popoverTarget="privacy-center" popoverTargetAction="hide">
          Schließen
        </button>
      </div>
    </>
  );
}
