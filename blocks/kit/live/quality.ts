import { qualityDescription, qualityLabel, shownQuality } from '#domain/instrument/quality.ts';

/** Makes a badge of `QualityBadge` say this quality. */
export function showQuality(badge: HTMLElement, quality: string): void {
  badge.dataset.quality = shownQuality(quality);
  badge.title = qualityDescription(quality);
  badge.textContent = qualityLabel(quality);
}
