import { qualityDescription, qualityLabel, qualityOf } from '#domain/instrument/quality.ts';

/** Makes a badge of `QualityBadge` say this quality. */
export function showQuality(badge: HTMLElement, quality: string): void {
  badge.dataset.quality = qualityOf(quality);
  badge.title = qualityDescription(quality);
  badge.textContent = qualityLabel(quality);
}
