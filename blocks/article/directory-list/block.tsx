import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { authorName } from '#domain/article/author.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { DirectoryListProps } from '../../generated/props.ts';
import { Portrait } from '../portrait.tsx';
import type { needs } from './data.ts';

/** Side of an author's picture, in CSS pixels. */
const PORTRAIT = 96;

type View = BlockView<DirectoryListProps, ReturnType<typeof needs>> & WithConfig<'site'>;

/** Podcasts, or authors by last name, each with a few words and a link to their page. */
export function DirectoryList({ props: { headline, show }, data: { directory }, config: { site }, page }: View) {
  const Name = headline === undefined ? 'h2' : 'h3';
  const entries =
    show === 'podcasts'
      ? directory.podcasts.map(podcastEntry)
      : directory.authors.toSorted(byLastName).map((author) => authorEntry(author, page.routes));
  return (
    <section className="directory-list">
      {headline !== undefined && <BlockHead title={headline} />}
      {entries.length === 0 ? (
        <EmptyState>Hier ist noch niemand verzeichnet.</EmptyState>
      ) : (
        <ul className="directory-list__entries">
          {entries.map((entry) => (
            <li key={entry.link} className="directory-list__entry">
              <Picture {...entry} site={site} />
              {entry.portrait !== undefined && (
                <Portrait className="directory-list__portrait" site={site} id={entry.portrait} size={PORTRAIT} />
              )}
              <Name className="directory-list__name">
                <a href={safeHref(entry.link)}>{entry.name}</a>
              </Name>
              {entry.text !== undefined && <p>{entry.text}</p>}
              {entry.facts !== undefined && <p className="directory-list__facts">{entry.facts}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Entry {
  readonly name: string;
  readonly link: string;
  readonly text: string | undefined;
  readonly facts?: string | undefined;
  readonly image?: string | undefined;
  /** Square picture of a person. */
  readonly portrait?: string | undefined;
}

function podcastEntry({ title, url, teaser, numberEpisodes, cloudinaryId }: Schema<'Podcast'>): Entry {
  return {
    name: title,
    link: url,
    text: teaser,
    facts: `${numberEpisodes} ${numberEpisodes === 1 ? 'Folge' : 'Folgen'}`,
    image: cloudinaryId,
  };
}

function byLastName(a: Schema<'Author'>, b: Schema<'Author'>): number {
  return a.lastName.localeCompare(b.lastName, 'de') || (a.firstName ?? '').localeCompare(b.firstName ?? '', 'de');
}

function authorEntry(author: Schema<'Author'>, routes: Routes): Entry {
  const { alias, vita, position, cloudinaryId } = author;
  return { name: authorName(author), link: pathOf(routes, 'author', { alias }), text: vita, facts: position, portrait: cloudinaryId };
}

function Picture({ image, site }: { readonly image?: string | undefined; readonly site: Site }) {
  if (image === undefined) return null;
  return <SiteImage className="directory-list__image" site={site} id={image} alt="" sizes="(width < 48em) 100vw, 22rem" />;
}
