import type { Site } from '#documents/generated/types.ts';
import { SiteImage } from '../kit/site-image.tsx';

export interface PortraitProps {
  readonly id: string;
  readonly site: Site;
  readonly className: string;
  /** Side in CSS pixels; reserved before the picture is there. */
  readonly size: number;
  /** Above the fold. */
  readonly eager?: boolean;
}

/** The square picture of whoever wrote, beside the name, which says who it is. */
export function Portrait({ size, ...picture }: PortraitProps) {
  return <SiteImage {...picture} alt="" width={size} height={size} widths={[size, size * 2]} sizes={`${size}px`} />;
}
