import type { Schema } from '#client/operations.ts';
import type { Site } from '#documents/generated/types.ts';
import { AdLabel } from './ad-label.tsx';
import { safeHref } from '#documents/rules/safe-href.ts';

export interface SponsorLabelProps {
  readonly sponsoring: Schema<'Sponsoring'>;
  readonly site: Site;
}

/** Label of a sponsored article, in the article and in its teasers; a logo links to the page of the paying customer. */
export function SponsorLabel({ sponsoring: { customer, label, url }, site }: SponsorLabelProps) {
  const page = safeHref(url);
  // Articles are rendered once for everyone, so it is unknown here whether the reader uses the app.
  return <AdLabel labelStyle={label} customer={customer && { ...customer, page }} site={site} inApp={false} />;
}
