import type { Schema } from '#client/operations.ts';
import type { Site } from '#config/generated/types.ts';
import { OG_IMAGE } from '#domain/constants.ts';
import { authorName } from '#domain/article/author.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { NewsIntroProps } from '../../generated/props.ts';
import { AuthorLinks } from '../author-links.tsx';

const HERO_WIDTH = 480;

/** What a page of news is about: a category, a podcast or somebody who writes. */
export function NewsIntro({ subject, config: { site } }: BlockView<NewsIntroProps> & WithConfig<'site'>) {
  if (subject?.kind === 'category') return <Category {...subject.category} />;
  if (subject?.kind === 'podcast') return <Podcast podcast={subject.podcast} site={site} />;
  return subject?.kind === 'author' ? <Author author={subject.author} /> : null;
}

function Category({ name, headline = name, description }: Schema<'NewsCategory'>) {
  return (
    <header className="news-intro">
      <h1>{headline}</h1>
      {description !== undefined && <p className="news-intro__lead">{description}</p>}
    </header>
  );
}

function Podcast({ podcast, site }: { readonly podcast: Schema<'Podcast'>; readonly site: Site }) {
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
            Mit <AuthorLinks authors={authors} />
          </p>
        )}
        {services.length > 0 && (
          <ul className="news-intro__services" aria-label="Hier kannst du ihn hören">
            {services.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
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

function Author({ author }: { readonly author: Schema<'Author'> }) {
  return (
    <header className="news-intro">
      <p className="news-intro__kicker">Redaktion</p>
      <h1>{authorName(author)}</h1>
      {author.vita !== undefined && <p className="news-intro__lead">{author.vita}</p>}
    </header>
  );
}
