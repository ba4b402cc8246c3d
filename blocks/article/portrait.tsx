import type { Site } from '#documents/generated/types.ts';
import { SiteImage } from '../kit/site-image.tsx';

export interface PortraitProps {
  readonly id: string;
  readonly site: Site;
  readonly className: string;
  /** Side in CSS pixels; reserved before the picture loads. */
  readonly size: number;
  /** Whether it is above the fold, so that it loads at once. */
  readonly eager?: boolean;
}

/** Square picture of an author. It has no alternative text, since the name beside it says who it is. */
export function Portrait({ size, ...picture }: PortraitProps) {
  return <SiteImage {...picture} alt="" width={size} height={size} widths={[size, size * 2]} sizes={`${size}px`} />;
}
