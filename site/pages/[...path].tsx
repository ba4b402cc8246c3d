import type { GetStaticPaths } from 'next';
import { cachedPageProps } from '../document/page-props.ts';
import { PageView } from '../document/page-view.tsx';

export const config = { unstable_runtimeJS: false };
export const getStaticProps = cachedPageProps;
/** The one page, kept for everyone under `cachedAddress`. Nothing is drawn at build time: the provider need not run then. The first visitor draws a page for all. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export default PageView;
