import { STORAGE_PURPOSE } from './purposes.ts';
import type { Consent, ConsentPurpose, ConsentTracker, RouteLists } from '../generated/types.ts';
import { isUnder } from './evaluate.ts';

/** Environment that a portal runs in; it decides which third-party resources are loaded. */
export type Environment = ConsentTracker['environments'][number];

/** Returns the configuration of consent with the resources of one environment only. */
export function consentIn(consent: Consent, environment: Environment): Consent {
  return { ...consent, trackers: consent.trackers.filter(({ environments }) => environments.includes(environment)) };
}

/** Returns true if consent must be requested: not if a page needs none, nor on excluded paths. Source: contract.md §2. */
export function asksConsent(
  { consent, routeLists }: { readonly consent: Consent; readonly routeLists: RouteLists },
  path: string,
): boolean {
  return consent.trackers.length > 0 && !routeLists.skipConsent.some((start) => isUnder(path, start));
}

/** Returns the purposes that visitors can decide about: those that a tracker needs, and those for data that the portal itself may store. */
export function offeredPurposes({ purposes, trackers }: Consent): readonly ConsentPurpose[] {
  return purposes.filter(({ id }) => id === STORAGE_PURPOSE || trackers.some(({ purpose }) => purpose === id));
}
