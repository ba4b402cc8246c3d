import { STORAGE_PURPOSE } from './purposes.ts';
import type { Consent, ConsentPurpose, ConsentTracker, RouteLists } from '../generated/types.ts';
import { isUnder } from './evaluate.ts';

/** Where a portal runs; what it loads of others depends on it. */
export type Environment = ConsentTracker['environments'][number];

/** The configuration of consent with what is loaded in one environment alone. */
export function consentIn(consent: Consent, environment: Environment): Consent {
  return { ...consent, trackers: consent.trackers.filter(({ environments }) => environments.includes(environment)) };
}

/** Whether anything on a page needs consent: nobody is asked for nothing, nor on excluded paths. Source: contract.md §2. */
export function asksConsent(
  { consent, routeLists }: { readonly consent: Consent; readonly routeLists: RouteLists },
  path: string,
): boolean {
  return consent.trackers.length > 0 && !routeLists.skipConsent.some((start) => isUnder(path, start));
}

/** The purposes that can be decided about: those that something needs, and what the portal itself may keep. */
export function offeredPurposes({ purposes, trackers }: Consent): readonly ConsentPurpose[] {
  return purposes.filter(({ id }) => id === STORAGE_PURPOSE || trackers.some(({ purpose }) => purpose === id));
}
