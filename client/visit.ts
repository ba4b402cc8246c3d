import { mediaTypeOf, type MediaType } from '#domain/constants.ts';

/** Device classes of the contracts. */
export type Device = 'DESKTOP' | 'TABLET' | 'MOBILE' | 'UNKNOWN';

/** Values of the two parameters; `device` is determined at each call, because the window's width may change. */
export function visitParameters(device: () => Device = deviceHere): { readonly device: Device; readonly application: 'WEBSITE' } {
  return { device: device(), application: 'WEBSITE' };
}

/** Device class of the current window. */
function deviceHere(): Device {
  return deviceOf(typeof window === 'undefined' ? undefined : mediaTypeOf(window.innerWidth));
}

/** Device class of a media type; `UNKNOWN` without one, as on a server. */
export function deviceOf(mediaType: MediaType | undefined): Device {
  if (mediaType === undefined) return 'UNKNOWN';
  return mediaType === 'sm' ? 'MOBILE' : mediaType === 'md' ? 'TABLET' : 'DESKTOP';
}
