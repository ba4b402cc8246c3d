import { mediaTypeOf, type MediaType } from '#domain/constants.ts';

/** Device classes as the calls know them. */
export type Device = 'DESKTOP' | 'TABLET' | 'MOBILE' | 'UNKNOWN';

/** The two parameters; `device` is asked at each call, for a window may change its width. */
export function visitParameters(device: () => Device = deviceHere): { readonly device: Device; readonly application: 'WEBSITE' } {
  return { device: device(), application: 'WEBSITE' };
}

/** The class of the window that this runs in. */
function deviceHere(): Device {
  return deviceOf(typeof window === 'undefined' ? undefined : mediaTypeOf(window.innerWidth));
}

/** The class of a media type; without one the device is unknown, as on a server. */
export function deviceOf(mediaType: MediaType | undefined): Device {
  if (mediaType === undefined) return 'UNKNOWN';
  return mediaType === 'sm' ? 'MOBILE' : mediaType === 'md' ? 'TABLET' : 'DESKTOP';
}
