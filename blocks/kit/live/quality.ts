import { qualityDescription, qualityLabel, shownQuality } from '#domain/instrument/quality.ts';

/** Changes a `QualityBadge` in the page to another quality. */
export function showQuality(badge: HTMLElement, quality: string): void {
  badge.dataset.quality = shownQuality(quality);
  badge.title = qualityDescription(quality);
  badge.textContent = qualityLabel(quality);
}
