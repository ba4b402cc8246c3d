import type { Consent, ConsentPurpose, ConsentTracker } from '#documents/generated/types.ts';
import type { BlockConfig } from '#documents/reader/config.ts';
import { adChannelOf, hasAdEngine } from '#documents/rules/ads.ts';
import { offeredPurposes } from '#documents/rules/consent.ts';
import type { AdSettings } from '../ads.ts';

/** Settings that the page passes to the consent script. */
export interface ConsentSettings extends Pick<
  Consent['tool'],
  'script' | 'project' | 'privacyManagerId' | 'property' | 'serviceProperty' | 'shopMarker'
> {
  /** Prefixes of paths that belong to the shop. */
  readonly shop: readonly string[];
  readonly ads: AdSettings;
  readonly purposes: readonly Pick<ConsentPurpose, 'id' | 'name'>[];
  readonly trackers: readonly Pick<ConsentTracker, 'kind' | 'purpose' | 'address'>[];
}

/** Settings from the configuration, without texts that only people read. */
export function consentSettings(
  { consent, routeLists: { shop }, ads }: Pick<BlockConfig, 'ads' | 'consent' | 'routeLists'>,
  path: string,
): ConsentSettings {
  const { tool, trackers } = consent;
  const { script, project, privacyManagerId, property, serviceProperty, shopMarker } = tool;
  return {
    script,
    project,
    privacyManagerId,
    property,
    serviceProperty,
    shopMarker,
    shop,
    ads: { slots: hasAdEngine({ trackers }) ? ads.slots : [], channel: adChannelOf(ads, path) },
    purposes: offeredPurposes(consent).map(({ id, name }) => ({ id, name })),
    trackers: trackers.map(({ kind, purpose, address }) => ({ kind, purpose, address })),
  };
}
