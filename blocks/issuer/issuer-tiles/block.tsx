import { safeHref } from '#documents/rules/safe-href.ts';
import type { IssuerTile, Site } from '#documents/generated/types.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { IssuerTilesProps } from '../../generated/props.ts';

/** Tiles of the issuer, each with a link to the issuer's own pages. */
export function IssuerTiles({
  props,
  config,
  subject: { issuer },
}: BlockView<IssuerTilesProps, NoQueries, IssuerSubject> & WithConfig<'site'>) {
  const { tiles = [] } = issuer;
  if (tiles.length === 0) return null;
  return (
    <section className="issuer-tiles">
      <BlockHead title={props.headline ?? `Mehr von ${issuer.name}`} />
      <ul className="issuer-tiles__list">
        {tiles.map((tile) => (
          <Tile key={tile.url} tile={tile} site={config.site} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile: { headline, imageId, url, text }, site }: { readonly tile: IssuerTile; readonly site: Site }) {
  return (
    <li className="issuer-tiles__tile">
      <SiteImage className="issuer-tiles__image" site={site} id={imageId} alt="" sizes="(width < 48em) 100vw, 22rem" />
      <h3 className="issuer-tiles__headline">
        <a href={safeHref(url)} target="_blank" rel="noopener sponsored">
          {headline}
          <NewTabNote />
        </a>
      </h3>
      <p>{text}</p>
    </li>
  );
}
