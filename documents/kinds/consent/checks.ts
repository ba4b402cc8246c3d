import { AD_PURPOSE, STORAGE_PURPOSE } from '../../rules/purposes.ts';
import type { Consent } from '../../generated/types.ts';
import type { Fault } from '../../reader/fault.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

/** Reports a missing purpose that the portal itself needs, and an ad engine under another purpose than advertising. */
export const check: Check<Placed<Consent>> = ({ value: { purposes, trackers }, source }) => {
  const found: Fault[] = [];
  if (!purposes.some(({ id }) => id === STORAGE_PURPOSE)) {
    found.push({
      rule: 'missing-purpose',
      path: ['purposes'],
      part: 'key',
      message: `Der Zweck ${STORAGE_PURPOSE} fehlt; nach ihm richtet sich, was das Portal selbst auf dem Gerät speichert.`,
      expected: `ein Eintrag mit id: ${STORAGE_PURPOSE}`,
    });
  }
  for (const [index, { kind, purpose }] of trackers.entries()) {
    if (kind !== 'ad-engine' || purpose === AD_PURPOSE) continue;
    found.push({
      rule: 'wrong-purpose',
      path: ['trackers', index, 'purpose'],
      part: 'value',
      message: `Ein Werbeserver wird nach der Einwilligung in Zweck ${AD_PURPOSE} geladen, nicht in Zweck ${purpose}.`,
      expected: String(AD_PURPOSE),
      suggestion: String(AD_PURPOSE),
    });
  }
  return found.map((fault) => ({ source, fault }));
};
