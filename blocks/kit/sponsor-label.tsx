import type { Schema } from '#client/operations.ts';
import type { Site } from '#documents/generated/types.ts';
import { AdLabel } from './ad-label.tsx';
import { safeHref } from '#documents/rules/safe-href.ts';

export interface SponsorLabelProps {
  readonly sponsoring: Schema<'Sponsoring'>;
  readonly site: Site;
}

/** Marks a sponsored article, here and where it is announced; a logo leads to the page of the customer who pays for it. */
export function SponsorLabel({ sponsoring: { customer, label, url }, site }: SponsorLabelProps) {
  const page = safeHref(url);
  // Articles are the same for everyone, so nobody knows here who reads in the app.
  return <AdLabel labelStyle={label} customer={customer && { ...customer, page }} site={site} inApp={false} />;
}
