import type { GetStaticPropsResult } from 'next';
import { PageView, type PageViewProps } from '../document/page-view.tsx';
import { galleryHtml, galleryScripts, galleryStyles } from '../gallery/gallery.tsx';

export const config = { unstable_runtimeJS: false };

/** Lifetime of the cached gallery in seconds: rendering all blocks takes a second. */
const CACHE_SECONDS = 300;

/** Renders every block with its examples, for editors and developers; not for search engines. */
export async function getStaticProps(): Promise<GetStaticPropsResult<PageViewProps>> {
  const head = {
    title: 'Bausteine • Parkett',
    description: 'Alle Bausteine des Portals mit ihren Beispielen.',
    canonical: null,
    robots: 'noindex' as const,
    image: null,
  };
  return { props: { head, html: await galleryHtml(), styles: galleryStyles(), scripts: galleryScripts() }, revalidate: CACHE_SECONDS };
}

export default PageView;
