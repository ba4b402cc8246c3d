import type { Routes } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { OG_IMAGE } from '#domain/constants.ts';
import { authorName } from '#domain/article/author.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { NewsIntroProps } from '../../generated/props.ts';
import { AuthorLinks } from '../author-links.tsx';
import { Portrait } from '../portrait.tsx';

const HERO_WIDTH = 480;
/** Side of an author's picture, in CSS pixels. */
const PORTRAIT = 160;

/** Introduction of a category, a podcast or an author. */
export function NewsIntro({ subject, config: { site }, page }: BlockView<NewsIntroProps> & WithConfig<'site'>) {
  if (subject?.kind === 'category') return <Category {...subject.category} />;
  if (subject?.kind === 'podcast') return <Podcast podcast={subject.podcast} site={site} routes={page.routes} />;
  return subject?.kind === 'author' ? <Author author={subject.author} site={site} /> : null;
}

function Category({ name, headline = name, description }: Schema<'NewsCategory'>) {
  return (
    <header className="news-intro">
      <h1>{headline}</h1>
      {description !== undefined && <p className="news-intro__lead">{description}</p>}
    </header>
  );
}

interface PodcastProps {
  readonly podcast: Schema<'Podcast'>;
  readonly site: Site;
  readonly routes: Routes;
}

function Podcast({ podcast, site, routes }: PodcastProps) {
  const { title, description, authors, services = [], cloudinaryId, heroImageId = cloudinaryId, heroImageWidth = HERO_WIDTH } = podcast;
  const height = Math.round((heroImageWidth * OG_IMAGE.height) / OG_IMAGE.width);
  return (
    <header className="news-intro news-intro--podcast">
      {heroImageId !== undefined && (
        <SiteImage className="news-intro__image" site={site} id={heroImageId} alt="" width={heroImageWidth} height={height} eager />
      )}
      <div className="news-intro__text">
        <p className="news-intro__kicker">Podcast</p>
        <h1>{title}</h1>
        {description !== undefined && <p className="news-intro__lead">{description}</p>}
        {authors.length > 0 && (
          <p className="news-intro__facts">
            Mit <AuthorLinks authors={authors} routes={routes} />
          </p>
        )}
        {services.length > 0 && (
          <ul className="news-intro__services" aria-label="Hier kannst du ihn hören">
            {services.map(({ name, url }) => (
              <li key={url}>
                <a href={safeHref(url)} target="_blank" rel="noopener">
                  {name}
                  <NewTabNote />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function Author({ author, site }: { readonly author: Schema<'Author'>; readonly site: Site }) {
  const { position = 'Redaktion', vita, topics = [], disclosure, cloudinaryId } = author;
  return (
    <header className="news-intro news-intro--author">
      {cloudinaryId !== undefined && <Portrait className="news-intro__portrait" site={site} id={cloudinaryId} size={PORTRAIT} eager />}
      <div className="news-intro__text">
        <p className="news-intro__kicker">{position}</p>
        <h1>{authorName(author)}</h1>
        {vita !== undefined && <p className="news-intro__lead">{vita}</p>}
        {topics.length > 0 && (
          <p>
            <b>Schwerpunkte:</b> {topics.join(', ')}
          </p>
        )}
        {disclosure !== undefined && <p className="news-intro__note">{disclosure}</p>}
      </div>
    </header>
  );
}
