import { pathOf } from '#documents/routes/path-of.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { IssuerOverviewProps } from '../../generated/props.ts';

/** All configured microsites, each with picture, name, description and link. */
export function IssuerOverview({
  props,
  config: { issuers, site },
  page,
}: BlockView<IssuerOverviewProps> & WithConfig<'issuers' | 'site'>) {
  return (
    <section className="issuer-overview">
      <BlockHead title={props.headline ?? 'Emittenten'} aside={issuers.length > 0 && <Aside link={props.link} />} />
      {issuers.length === 0 ? (
        <EmptyState>Zurzeit stellt sich hier kein Emittent vor.</EmptyState>
      ) : (
        <ul className="issuer-overview__list">
          {issuers.slice(0, props.count).map(({ alias, name, subHeadline, teaser, heroImageId }) => (
            <li key={alias} className="issuer-overview__issuer">
              {heroImageId !== undefined && (
                <SiteImage className="issuer-overview__image" site={site} id={heroImageId} alt="" sizes="(width < 30em) 6.5rem, 22rem" />
              )}
              <h3 className="issuer-overview__name">
                <a href={pathOf(page.routes, 'issuer', { issuerAlias: alias })}>{name}</a>
              </h3>
              {subHeadline !== undefined && <p className="issuer-overview__sub-headline">{subHeadline}</p>}
              {teaser !== undefined && <p>{teaser}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Aside({ link }: Pick<IssuerOverviewProps, 'link'>) {
  return (
    <>
      Anzeigen
      {link !== undefined && (
        <>
          {' · '}
          <a href={safeHref(link)}>Alle Emittenten</a>
        </>
      )}
    </>
  );
}
