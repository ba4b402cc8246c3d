import type { GetServerSidePropsResult } from 'next';
import { PageView, type PageViewProps } from '../document/page-view.tsx';
import { galleryHtml, galleryStyles } from '../gallery/gallery.tsx';

export const config = { unstable_runtimeJS: false };

/** Every block with its examples, for editors and developers; not for search engines. */
export function getServerSideProps(): GetServerSidePropsResult<PageViewProps> {
  const head = {
    title: 'Bausteine • Parkett',
    description: 'Alle Bausteine des Portals mit ihren Beispielen.',
    canonical: null,
    robots: 'noindex' as const,
    image: null,
  };
  return { props: { head, html: galleryHtml(), styles: galleryStyles() } };
}

export default PageView;
