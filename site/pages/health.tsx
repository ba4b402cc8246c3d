import type { GetStaticPropsResult } from 'next';
import { PageView, type PageViewProps } from '../document/page-view.tsx';

export const config = { unstable_runtimeJS: false };

/** Empty page through the whole server, for health checks of load balancers. */
export function getStaticProps(): GetStaticPropsResult<PageViewProps> {
  const head = { title: 'ok', description: 'Die Seite antwortet.', canonical: null, robots: 'noindex' as const, image: null };
  return { props: { head, html: 'ok', styles: [], scripts: [] } };
}

export default PageView;
