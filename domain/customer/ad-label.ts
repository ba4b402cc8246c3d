import { AD_LOGO_WIDTH } from '../constants.ts';

export interface Customer {
  readonly shortName: string;
  readonly photoId?: string | undefined;
}
export type AdLabelStyle = 'WITH_NAME' | 'WITH_LOGO';

/** Content of an ad label: `Werbung`, or `Werbung von` and a name or a logo. */
export type AdLabel =
  | { readonly kind: 'plain'; readonly text: 'Werbung' }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'logo'; readonly text: 'Werbung von '; readonly logo: AdLogo };

export interface AdLogo {
  readonly photoId: string;
  readonly alternative: string;
  /** Shown size in CSS pixels; the height only if it was given. */
  readonly width: number;
  readonly height: number | undefined;
  /** Double size, to request from the image service. */
  readonly requestWidth: number;
  readonly requestHeight: number | undefined;
}

/** Returns the label of an advertisement. A logo style without a photo falls back to the name. */
export function adLabel(
  style: AdLabelStyle,
  customer: Customer | undefined,
  size: { readonly width?: number; readonly height?: number } = {},
): AdLabel {
  if (!customer) return { kind: 'plain', text: 'Werbung' };
  if (style === 'WITH_NAME' || !customer.photoId) return { kind: 'name', text: `Werbung von ${customer.shortName}` };
  const { width = AD_LOGO_WIDTH, height } = size;
  const logo: AdLogo = {
    photoId: customer.photoId,
    alternative: customer.shortName,
    width,
    height,
    requestWidth: width * 2,
    requestHeight: height === undefined ? undefined : height * 2,
  };
  return { kind: 'logo', text: 'Werbung von ', logo };
}
