import { cachedPageProps } from '../document/page-props.ts';
import { PageView } from '../document/page-view.tsx';

/** Renders public pages at `cachedAddress`; our server caches them (`server/cached-pages.ts`). */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = cachedPageProps;

export default PageView;
