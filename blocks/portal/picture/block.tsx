import type { WithConfig, BlockView } from '../../kit/block.ts';
import { SiteImage } from '../../kit/site-image.tsx';
import type { PictureProps } from '../../generated/props.ts';

/** Width for which space is reserved, in pixels; the picture is shown as wide as the column. */
const WIDTH = 1200;

/** Picture of the portal with its caption. */
export function Picture({ props, config: { site } }: BlockView<PictureProps> & WithConfig<'site'>) {
  const { image, alternative = '', caption, credit, ratio = 1.9 } = props;
  return (
    <figure className="picture">
      <SiteImage
        className="picture__image"
        site={site}
        id={image}
        alt={alternative}
        width={WIDTH}
        height={Math.round(WIDTH / ratio)}
        sizes="(width < 64em) 100vw, 60rem"
      />
      {(caption !== undefined || credit !== undefined) && (
        <figcaption className="picture__caption">
          {caption} {credit !== undefined && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
